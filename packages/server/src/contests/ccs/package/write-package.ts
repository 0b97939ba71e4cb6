import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CCS_COLLECTIONS } from "@verdict/contract/ccs";
import { languageFacts } from "@verdict/contract/language-facts";
import { PACKAGE_ZIP_TYPE } from "@verdict/contract/problem-packages";
import type pg from "pg";
import { ZipFile } from "yazl";
import { exportPackage } from "../../../problems/packages/export-package.ts";
import { CONTENT } from "../content.ts";
import { eventOf, inOrder, lineOf } from "../event.ts";
import { informationOf } from "../information.ts";
import type { CcsMaterial } from "../material.ts";
import { MAIN_GROUP, presentContest } from "../present-setting.ts";
import { presentState } from "../present-state.ts";
import { presentScoreboard } from "../scoreboard.ts";
import type { Shown } from "../view.ts";
import { findCode, listExportable } from "./store.ts";

/** What a package is written in: the newest. */
const VERSION = "2026-01";
const SOURCES = "files.zip";

/**
 * A contest as the specification's contest package: everything that the Contest API tells, as files, with the packages
 * of its problems and the programs that were submitted. What is large is read when its turn comes.
 */
export async function contestPackage(pool: pg.Pool, material: CcsMaterial): Promise<Readable> {
  const shown: Shown = { material, view: "full", version: VERSION };
  const exportable = new Set(await listExportable(pool, [...material.labels.keys()]));
  const files = filesOf(shown, exportable);
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on("error", (error: Error) => output.destroy(error));
  pipeline(zip.outputStream, output).catch((error: Error) => output.destroy(error));
  const folder = material.contest.id;
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 1)}\n`), `${folder}/${name}.json`);
  }
  const addLater = (name: string, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(`${folder}/${name}`, (give) => {
      open().then(
        (stream) => give(null, stream),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  addLater("event-feed.ndjson", async () => Readable.from(linesOf(files), { objectMode: false }));
  for (const [problemId, label] of material.labels) {
    if (exportable.has(problemId)) {
      addLater(`problems/${label}/${label}.zip`, () =>
        exportPackage({ pool }, { problemId: problemId, format: "2023-07" }),
      );
    }
  }
  for (const { id, submission_id: submissionId, language } of material.submissions) {
    if (submissionId === null || language === null) continue;
    addLater(`submissions/${id}/${SOURCES}`, async () =>
      sourceZip(languageFacts(language).fileName, await findCode(pool, submissionId)),
    );
  }
  zip.end();
  return output;
}

type Files = ReturnType<typeof filesOf>;

function filesOf(shown: Shown, exportable: ReadonlySet<string>) {
  const { material } = shown;
  const withPackage = new Set([...material.labels].flatMap(([id, label]) => (exportable.has(id) ? [label] : [])));
  const withSources = new Set(material.submissions.flatMap((row) => (row.submission_id === null ? [] : [row.id])));
  const zipNamed = (filename: string) => [{ filename, mime: PACKAGE_ZIP_TYPE }];
  const content = Object.fromEntries(CCS_COLLECTIONS.map((name) => [name, CONTENT[name](shown)]));
  return {
    api: informationOf(VERSION),
    contest: presentContest(material.contest, VERSION),
    ...content,
    problems: CONTENT.problems(shown).map((problem) =>
      withPackage.has(problem.id) ? { ...problem, package: zipNamed(`${problem.id}.zip`) } : problem,
    ),
    submissions: CONTENT.submissions(shown).map((submission) =>
      withSources.has(submission.id) ? { ...submission, files: zipNamed(SOURCES) } : submission,
    ),
    state: presentState(shown),
    scoreboard: presentScoreboard(shown, MAIN_GROUP),
  };
}

/** The same as an event feed: all that there is, each object once. */
function* linesOf(files: Files): Generator<string> {
  const collections = Object.entries(files).flatMap(([name, content]) => {
    const type = CCS_COLLECTIONS.find((one) => one === name);
    return type === undefined || !Array.isArray(content) ? [] : content.map((one) => eventOf(type, one.id, one));
  });
  const single = [eventOf("contest", null, files.contest), eventOf("state", null, files.state)];
  for (const event of inOrder([...single, ...collections])) yield lineOf(event, null);
}

function sourceZip(fileName: string, code: string): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  pipeline(zip.outputStream, output).catch((error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(code), fileName);
  zip.end();
  return output;
}
