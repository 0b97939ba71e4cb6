import { untilTestsAreBuilt } from "./database.ts";
import { launchProduct, type RunningProduct } from "./launch-product.ts";

/** Problems of the catalogue to which stories submit. */
const SUBMITTED_TO = [
  "the-quietest-hour",
  "three-equal-shares",
  "boot-sequence",
  "two-in-a-lift",
  "lanterns-apart",
  "two-belts",
  "aligning-two-melodies",
];

/** The whole product, with the problems that stories submit to. */
export async function startStoryProduct(): Promise<RunningProduct> {
  const product = await launchProduct({ name: "product", role: "all" });
  process.env.E2E_DATA_DIR = product.dataDir;
  await untilTestsAreBuilt(SUBMITTED_TO);
  return product;
}
