import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod/mini";

const MAIN = join(import.meta.dirname, "../../e2e/support/story-product-main.ts");
const Environment = z.object({ BASE_URL: z.string(), E2E_DATA_DIR: z.string() });

export interface StoryProduct {
  /** What stories need to know of it. Rejects when it did not start. */
  environment: Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts the product of the stories beside other tests: that takes a minute, in which one processor has little to do.
 */
export function startStoryProductBeside(): StoryProduct {
  const child = fork(MAIN, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const ended = once(child, "exit");
  const environment = Promise.race([
    once(child, "message").then(([message]) => z.parse(Environment, message)),
    ended.then(() => {
      throw new Error("the product of the stories did not start; its log is in build/e2e/product.log");
    }),
  ]);
  // Whoever needs it hears of it then.
  environment.catch(() => undefined);
  return {
    environment,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
