import { interactionText, parseInteraction, type Said } from "@verdict/contract/conversation";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import { findFile, listFolder, type PackageFolder, readText } from "./package-folder.ts";
import type { SampleConversation } from "./problem.ts";
import type { ProblemYaml } from "./problem-yaml.ts";

/** Far beyond what somebody reads; what is longer is left out. */
const MOST_CONVERSATION_BYTES = 64 * 1024;
const MOST_FILE_BYTES = 64 * 1024 * 1024;
const MOST_DEPTH = 8;

interface Conversations {
  conversations: readonly SampleConversation[];
  findings: readonly PackageFinding[];
}

/**
 * What people see of the samples of a problem whose own program has a part in the runs: their `.interaction`, with or
 * without a test beside it; else what the author wants shown in place of the test's files (`.in.statement`,
 * `.ans.statement`, `.out`); else, in a problem of several passes, the files themselves. Those of an interactive one
 * are for its interactor: the older format forbids to show them.
 * Source: spec/2025-09.md, "Displayed test cases"; spec/legacy.md, "Interactive Problems".
 */
export async function readConversations(pack: PackageFolder, yaml: ProblemYaml): Promise<Conversations> {
  const { partInRun } = yaml;
  if (partInRun === null) return { conversations: [], findings: [] };
  const isInputShown = partInRun.kind === "multi-pass";
  const conversations: SampleConversation[] = [];
  const findings: PackageFinding[] = [];
  for (const { name, endings } of await samplesBelow(pack, "sample")) {
    const file = `data/${name}`;
    const text = endings.has(".interaction")
      ? await readInteraction(pack, `${file}.interaction`)
      : await composed(pack, file, { endings, isInputShown });
    if (text === null) continue;
    if ("text" in text) conversations.push({ name, text: text.text });
    else findings.push({ severity: "warning", file: text.file, message: text.why });
  }
  return { conversations, findings };
}

interface Sample {
  /** As a test's. */
  name: string;
  endings: ReadonlySet<string>;
}

/** In the order in which tests are read. */
async function samplesBelow(pack: PackageFolder, folder: string, depth = 1): Promise<Sample[]> {
  if (depth > MOST_DEPTH) return [];
  const entries = await listFolder(pack, `data/${folder}`);
  const files = entries.filter(({ kind }) => kind === "file");
  const endings = Map.groupBy(files, ({ name }) => baseOf(name));
  const here: { base: string; samples: Sample[] }[] = [...endings].map(([base, ofBase]) => ({
    base,
    samples: [{ name: `${folder}/${base}`, endings: new Set(ofBase.map(({ name }) => name.slice(base.length))) }],
  }));
  for (const { name, kind } of entries) {
    if (kind === "folder") here.push({ base: name, samples: await samplesBelow(pack, `${folder}/${name}`, depth + 1) });
  }
  return here.sort((a, b) => (a.base < b.base ? -1 : 1)).flatMap(({ samples }) => samples);
}

/** The endings that are looked for hold two dots at most: `.in.statement`. */
function baseOf(name: string): string {
  return name.replace(/(?:\.(?:in|ans)\.(?:statement|download)|\.[^.]*)$/, "");
}

type ReadText = { text: string } | { file: string; why: string };

async function readInteraction(pack: PackageFolder, file: string): Promise<ReadText> {
  const found = await findFile(pack, file, MOST_FILE_BYTES);
  if (found === null || found.bytes > MOST_CONVERSATION_BYTES) return { file, why: TOO_LONG };
  const lines = ((await readText(pack, file, MOST_CONVERSATION_BYTES)) ?? "").split(/\r?\n/);
  const conversation = parseInteraction(`${lines.filter((line) => line !== "").join("\n")}\n`);
  if (conversation === null) return { file, why: "was left out: each line has to begin with > or <" };
  return { text: interactionText(conversation) };
}

const TOO_LONG = `was left out of the statement: it is longer than ${MOST_CONVERSATION_BYTES / 1024} KiB`;

/** Null where nothing is to be shown. */
async function composed(
  pack: PackageFolder,
  file: string,
  { endings, isInputShown }: { endings: ReadonlySet<string>; isInputShown: boolean },
): Promise<ReadText | null> {
  const isInstead = endings.has(".in.statement") || endings.has(".ans.statement") || endings.has(".out");
  if (!isInputShown && !isInstead) return null;
  const parts = [
    { by: "judge", ending: [".in.statement", ...(isInputShown ? [".in"] : [])].find((each) => endings.has(each)) },
    {
      by: "program",
      ending: [".ans.statement", ".out", ...(isInputShown ? [".ans"] : [])].find((each) => endings.has(each)),
    },
  ] as const;
  const said: Said[] = [];
  for (const { by, ending } of parts) {
    if (ending === undefined) continue;
    const found = await findFile(pack, `${file}${ending}`, MOST_FILE_BYTES);
    if (found === null || found.bytes > MOST_CONVERSATION_BYTES) return { file: `${file}${ending}`, why: TOO_LONG };
    const text = (await readText(pack, `${file}${ending}`, MOST_CONVERSATION_BYTES)) ?? "";
    if (text !== "") said.push({ by, text: text.replaceAll("\r\n", "\n") });
  }
  return said.length === 0 ? null : { text: interactionText({ passes: [said] }) };
}
