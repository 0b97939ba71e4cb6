import { brotliCompressSync, constants } from "node:zlib";
import { makeBoard } from "@verdict/server/make-board";
import { median, printFigure } from "./figure.ts";

/*
 * What a contest costs: the board of a thousand entries, which is worked out anew once a second while anybody looks.
 */

const ROUNDS = 20;
const SIZE = { entries: 1_000, problems: 12, submissions: 20_000 };

for (const rules of ["icpc", "groups"] as const) {
  const score = makeBoard({ ...SIZE, rules });
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    const rows = score();
    const { user, system } = process.cpuUsage(before);
    return { rows, ms: (user + system) / 1000 };
  });
  printFigure(
    `contest.board.${rules}`,
    median(rounds.map(({ ms }) => ms)),
    `ms of a core for ${SIZE.entries} entries with ${SIZE.submissions} submissions (goal: at most 30)`,
  );
  const text = JSON.stringify(rounds[0]?.rows);
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  printFigure(`contest.board.${rules}.size`, packed.length / 1024, "KB on the wire (goal: at most 40)");
}
