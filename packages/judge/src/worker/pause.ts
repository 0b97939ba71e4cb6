/** A pause that can be ended before its time; the next one is as long again. */
export interface Pause {
  /** Resolves after its time, or when it is ended. */
  begin(): Promise<void>;
  /** Nothing happens when none is under way. */
  end(): void;
}

export function createPause(ms: number): Pause {
  let end: () => void = () => undefined;
  return {
    begin() {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    end: () => end(),
  };
}
