/** Fails when the web app, as `npm start` builds it and as the stories get it, is over one of its size budgets. */
import { join } from "node:path";
import { reportSizes } from "../../packages/web/bundling/sizes.ts";
import { buildWeb } from "../start/build-web.ts";

const isWithinBudgets = await reportSizes(await buildWeb(join(import.meta.dirname, "../..")));
process.exitCode = isWithinBudgets ? 0 : 1;
