import { readConfig } from "@verdict/server/config";
import { prepareDatabase } from "@verdict/server/prepare-database";
import { StartError } from "@verdict/server/terminal-errors";
import type { DataPlaces, PreparedSays } from "./prepare-data.ts";

/** Prepares the data for a supervisor that stays small: what it takes to render a hundred statements ends with it. */
process.once("message", async (places: DataPlaces) => {
  const said = await prepareDatabase(readConfig(process.env), places).then(
    ({ admin, problems, builtWhenWanted }): PreparedSays => ({ kind: "prepared", admin, problems, builtWhenWanted }),
    (error: unknown): PreparedSays => {
      if (error instanceof StartError) return { kind: "refused", reason: error.message };
      console.error(error);
      return { kind: "failed" };
    },
  );
  process.send?.(said, undefined, undefined, () => process.exit(0));
});
process.on("disconnect", () => process.exit(1));
