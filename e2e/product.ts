import { untilTestsAreBuilt } from "./support/database.ts";
import { launchProduct } from "./support/launch-product.ts";

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

/**
 * The whole product for all stories, stopped after the last one. Stories read BASE_URL and E2E_DATA_DIR (for the outbox
 * and the database) from the environment; where they are set, a product is running already, and is left running.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL !== undefined) return undefined;
  const product = await launchProduct({ name: "product", role: "all" });
  process.env.BASE_URL = product.baseUrl;
  process.env.E2E_DATA_DIR = product.dataDir;
  await untilTestsAreBuilt(SUBMITTED_TO);
  return product.stop;
}
