/**
 * Uses a module when it arrives, unless what it was for is gone. When it does not arrive, the editor stays as it is
 * (plain text, ordinary keys): that is better than no editor.
 */
export function whenLoaded<T>(loading: Promise<T>, use: (value: T) => void): () => void {
  let isWanted = true;
  loading.then(
    (value) => {
      if (isWanted) use(value);
    },
    (error: unknown) => console.warn("A part of the editor could not be loaded", error),
  );
  return () => {
    isWanted = false;
  };
}
