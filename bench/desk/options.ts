import { parseArgs } from "node:util";

/** The pages that are typed in, in the order of each round. `against` is the page of another build of the web app. */
const DESKS = ["on", "off", "against", "editor", "textarea"] as const;
export type DeskName = (typeof DESKS)[number];

export interface DeskOptions {
  desks: readonly DeskName[];
  /** Lines of the program that are typed into each page. */
  lines: number;
  /** Lines in a row before the next page has its turn. */
  turnLines: number;
  /** A folder with another build of the web app; null to compare with none. */
  against: string | null;
  /** A folder for a profile of each page's main thread, as Chromium's tools open it; null for none. */
  profiles: string | null;
}

const LINES = "60";
const TURN_LINES = "10";

/**
 * `--desks=on,textarea` types in these alone, `--lines=20` less. `--against=FOLDER` types in another build of the web
 * app as well, with all of it on. `--profiles=FOLDER` writes a .cpuprofile for each page; such a run measures nothing
 * else.
 */
export function readOptions(): DeskOptions {
  const { values } = parseArgs({
    options: {
      desks: { type: "string", default: DESKS.join(",") },
      lines: { type: "string", default: LINES },
      turn: { type: "string", default: TURN_LINES },
      against: { type: "string" },
      profiles: { type: "string" },
    },
    // Other benches have other options.
    strict: false,
  });
  const named = String(values.desks).split(",");
  const against = typeof values.against === "string" ? values.against : null;
  return {
    desks: DESKS.filter((name) => named.includes(name) && (name !== "against" || against !== null)),
    lines: Number(values.lines),
    turnLines: Number(values.turn),
    against,
    profiles: typeof values.profiles === "string" ? values.profiles : null,
  };
}
