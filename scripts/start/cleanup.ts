/** What has to be undone when the process ends, newest first. Stopping twice is the same as stopping once. */
export interface Cleanup {
  add(title: string, undo: () => Promise<void> | void): void;
  stop(): Promise<void>;
}

export function createCleanup(report: (line: string) => void): Cleanup {
  const stack: { title: string; undo: () => Promise<void> | void }[] = [];
  let stopping: Promise<void> | undefined;
  async function unwind(): Promise<void> {
    for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
      try {
        await entry.undo();
      } catch (error) {
        report(`stopping ${entry.title}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return {
    add(title, undo) {
      if (stopping !== undefined) void Promise.resolve(undo()).catch(() => report(`stopping ${title} failed`));
      else stack.push({ title, undo });
    },
    stop() {
      stopping ??= unwind();
      return stopping;
    },
  };
}
