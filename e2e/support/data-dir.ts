/** DATA_DIR of the product that the stories run against. */
export function dataDir(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (folder === undefined) throw new Error("E2E_DATA_DIR is set by product.ts");
  return folder;
}
