import { startStoryProduct } from "./support/story-product.ts";

/**
 * The whole product for all stories, stopped after the last one. Stories read BASE_URL and E2E_DATA_DIR (for the outbox
 * and the database) from the environment; where they are set, a product is running already, and is left running.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.BASE_URL !== undefined) return undefined;
  const product = await startStoryProduct();
  process.env.BASE_URL = product.baseUrl;
  return product.stop;
}
