/**
 * Does a piece of work until a piece does less than `most`, or as many pieces were done as one call may do. Each is a
 * statement of its own, so that no row stays locked for longer than one of them takes; the next call takes what is
 * left.
 */
export async function inBatches(
  { most, batches }: { most: number; batches: number },
  workOn: (most: number) => Promise<number>,
): Promise<void> {
  for (let batch = 0; batch < batches; batch += 1) if ((await workOn(most)) < most) return;
}
