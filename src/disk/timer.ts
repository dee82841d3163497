/** A timer that takes one step a while after its first start, and keeps no process alive. */
export interface Timer {
  /** Starts it; nothing where it runs already. */
  start(milliseconds: number): void;
  stop(): void;
}

/** A timer for a step. */
export function createTimer(step: () => void): Timer {
  let running: ReturnType<typeof setTimeout> | undefined;
  return {
    start(milliseconds) {
      if (running !== undefined) return;
      running = setTimeout(() => {
        running = undefined;
        step();
      }, milliseconds);
      Deno.unrefTimer(running);
    },
    stop() {
      clearTimeout(running);
      running = undefined;
    },
  };
}
