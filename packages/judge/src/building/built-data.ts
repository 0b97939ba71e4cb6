import { fileURLToPath } from "node:url";

/** What is built lies beside the checkout's other products; it is made again whenever it is missing. */
export const BUILT_DATA = fileURLToPath(new URL("../../../../build/problem-data", import.meta.url));
