/** Start-up steps on standard error, one line each, with the time they took. */
export interface Progress {
  say(line: string): void;
  step<T>(title: string, work: () => Promise<T> | T): Promise<T>;
}

const QUIET_BELOW_MS = 50;

export function createProgress(write: (line: string) => void): Progress {
  return {
    say: write,
    async step(title, work) {
      const started = performance.now();
      const slow = setTimeout(() => write(`  … ${title}`), 1000);
      try {
        const result = await work();
        const ms = performance.now() - started;
        if (ms >= QUIET_BELOW_MS) write(`  ✓ ${title} (${(ms / 1000).toFixed(1)} s)`);
        return result;
      } finally {
        clearTimeout(slow);
      }
    },
  };
}
