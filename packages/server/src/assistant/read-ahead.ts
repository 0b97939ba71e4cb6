/**
 * The same values, read from the source as fast as they come, however slowly they are taken. The source goes on until
 * it ends or is ended from outside (an abort): leaving this generator early does not wait for it.
 */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const values: T[] = [];
  let ending: { error: unknown } | null = null;
  let hasEnded = false;
  let news = Promise.withResolvers<void>();
  const read = async () => {
    try {
      for await (const value of source) {
        values.push(value);
        news.resolve();
      }
    } catch (error) {
      ending = { error };
    }
    hasEnded = true;
    news.resolve();
  };
  void read();
  for (;;) {
    yield* values.splice(0);
    if (values.length > 0) continue;
    if (hasEnded) break;
    await news.promise;
    news = Promise.withResolvers<void>();
  }
  const failure = ending as { error: unknown } | null;
  if (failure !== null) throw failure.error;
}
