/**
 * The product of the stories in a process of its own, for whoever has more to do until it stands: says its address and
 * its data folder to its parent, and ends with it.
 */
import { startStoryProduct } from "./story-product.ts";

const product = await startStoryProduct();
process.once("disconnect", () => void product.stop());
if (process.connected) process.send?.({ BASE_URL: product.baseUrl, E2E_DATA_DIR: product.dataDir });
else await product.stop();
