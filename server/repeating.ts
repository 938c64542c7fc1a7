/** Work that is done at the start and again and again, one run at a time. */

export interface Repeating {
  /** Waits for the run that is under way. */
  stop(): Promise<void>;
}

export interface Work {
  run: (isStopped: () => boolean) => Promise<void>;
  failed: (error: unknown) => void;
}

/** Runs at once and every `interval` ms until `stop()`. */
export function startRepeating({ run, failed }: Work, interval: number): Repeating {
  let running: Promise<void> | null = null;
  let isStopped = false;
  const runOnce = (): void => {
    running ??= run(() => isStopped)
      .catch(failed)
      .finally(() => (running = null));
  };
  runOnce();
  const timer = setInterval(runOnce, interval);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
