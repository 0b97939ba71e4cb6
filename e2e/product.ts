import { launchProduct } from "./support/launch-product.ts";

/**
 * The whole product for all stories, stopped after the last one. Stories read BASE_URL and E2E_DATA_DIR (for the outbox
 * and the database) from the environment.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const product = await launchProduct({ name: "product", role: "all" });
  process.env.BASE_URL = product.baseUrl;
  process.env.E2E_DATA_DIR = product.dataDir;
  return product.stop;
}
