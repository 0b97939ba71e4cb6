/** A pause that can be ended before its time. */
export interface Pause {
  /** Resolves after its time, or when it is ended. */
  begin(ms: number): Promise<void>;
  /** Nothing happens when none is under way. */
  end(): void;
}

export function createPause(): Pause {
  let end: () => void = () => undefined;
  return {
    begin(ms) {
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
