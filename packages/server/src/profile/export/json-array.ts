/**
 * The rows as `JSON.stringify(rows, null, 2)` writes them, one after the other: each is asked for when the one before
 * has been taken, so that no more than one of them is in memory.
 */
export async function* jsonArray(rows: AsyncIterable<object>): AsyncGenerator<Buffer> {
  let before = "[";
  for await (const row of rows) {
    yield Buffer.from(`${before}\n  ${JSON.stringify(row, null, 2).replaceAll("\n", "\n  ")}`);
    before = ",";
  }
  yield Buffer.from(before === "[" ? "[]\n" : "\n]\n");
}
