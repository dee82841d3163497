/** How many times as much the long run (`deno task soak`) does as the tests do. */
export const SCALE = Deno.args.includes("soak") ? 10 : 1;
