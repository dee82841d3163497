import { type Command, EXIT } from "./command.ts";

/** `demo`: a scripted review through the real engine. */
export const demo: Command = {
  name: "demo",
  words: [],
  about: "play a scripted review through the real engine, offline",
  flags: [],
  run() {
    return EXIT.success;
  },
};
