import { CLASS_PROBLEM_BOUNDS } from "@verdict/contract/class-problems";
import { type Checker, isRunChecker } from "@verdict/contract/judging";
import type { Leeway } from "@verdict/contract/problem-update";
import type { StressBody } from "@verdict/contract/stress";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import type { ProblemContent } from "../problem-content.ts";
import type { StatementRenderer } from "../render-statement.ts";
import { contentHash } from "../test-data.ts";
import { requireRoomInClass } from "./class-room.ts";
import { listForeignData } from "./store.ts";

/*
 * What is different where a teacher writes for a class (decision 0077). A teacher is no administrator: whoever may teach
 * is trusted with a class, and not with the site's hidden tests, its judges or its disk.
 */

export interface OfClass {
  classId: string;
  userId: string;
  /** Holds the class and throws when the user may not write for it any more. In the transaction that stores. */
  requireRight: (db: Queryable) => Promise<void>;
}

/** Over all tests, the passes of each counted: what a submission may take of a judge's slot. */
const MOST_SECONDS = 600;
const MS_PER_SECOND = 1000;
/** Of all files of a checker. */
const MOST_CHECKER_BYTES = 256 * 1024;
const MOST_TEXT_CHARACTERS = 100_000;
const MOST_CHECKER_FILES = 20;
const PLAIN_FILE = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$/;
const MOST_FLAG_CHARACTERS = 1_000;
/** Generated answers may be empty, and so may anybody's. */
const EMPTY = contentHash(Buffer.from(""));

/** Throws not_found for another class's problem, and for the site's own. */
export function requireOfClass(problem: { class_id: string | null }, ofClass: Pick<OfClass, "classId">): void {
  if (problem.class_id !== ofClass.classId) throw new DomainError("not_found", "This problem does not exist");
}

export function leewayOfClass(leeway: Leeway): Leeway {
  return { ...leeway, bounds: CLASS_PROBLEM_BOUNDS };
}

/** Before anything is judged: throws bad_input for a content that a teacher may not write. */
export async function requireTeachersContent(
  db: Queryable,
  { content, ofClass }: { content: ProblemContent; ofClass: OfClass },
): Promise<void> {
  const { checker, limits, tests } = content;
  const passes = isRunChecker(checker) ? checker.passes : 1;
  const factors = Object.values(limits.timeFactors ?? {}).filter((factor) => typeof factor === "number");
  const seconds = (limits.timeMs / MS_PER_SECOND) * tests.length * passes * Math.max(1, ...factors);
  if (seconds > MOST_SECONDS) {
    throw new DomainError(
      "bad_input",
      `All tests together may take ${MOST_SECONDS / 60} minutes at most: with this time limit these could take ${Math.ceil(seconds / 60)}`,
    );
  }
  if (charactersOf(content) > MOST_TEXT_CHARACTERS) {
    const most = MOST_TEXT_CHARACTERS.toLocaleString("en");
    throw new DomainError("bad_input", `Hints, explanations and conversations may have ${most} characters together`);
  }
  if ("files" in checker) requireTeachersChecker(checker);
  await requireOwnData(db, { content, ofClass });
}

/** Throws bad_input for a stress test that a teacher may not have made: its checker and limits are a problem's. */
export function requireTeachersStress({ checker, ...limits }: StressBody): void {
  const { timeLimitSeconds, memoryLimitMegabytes } = CLASS_PROBLEM_BOUNDS;
  if (limits.timeLimitSeconds > timeLimitSeconds.max) {
    throw new DomainError("bad_input", `Time limit must be at most ${timeLimitSeconds.max} seconds`);
  }
  if (limits.memoryLimitMegabytes > memoryLimitMegabytes.max) {
    throw new DomainError("bad_input", `Memory limit must be at most ${memoryLimitMegabytes.max} MB`);
  }
  if ("files" in checker) requireTeachersChecker(checker);
}

/** Of what goes out whole to every reader, and has no bound of its own. */
function charactersOf({ hints, tests, conversations = [] }: ProblemContent): number {
  const texts = [...hints, ...tests.map(({ explanation }) => explanation), ...conversations.map(({ text }) => text)];
  return texts.reduce((characters, text) => characters + text.length, 0);
}

/** A judge writes the files into a folder before the box is made: they are few, and called what a file can be called. */
function requireTeachersChecker({ files, arguments: flags }: Extract<Checker, { files: unknown }>): void {
  if (sizeOf(files) > MOST_CHECKER_BYTES) {
    throw new DomainError("bad_input", `The files of a checker may have ${MOST_CHECKER_BYTES / 1024} KB at most`);
  }
  if (files.length > MOST_CHECKER_FILES || !files.every(({ name }) => PLAIN_FILE.test(name))) {
    throw new DomainError("bad_input", `A checker has at most ${MOST_CHECKER_FILES} files, called like validate.cpp`);
  }
  if (flags.join("").length > MOST_FLAG_CHARACTERS || flags.length > MOST_FLAG_CHARACTERS) {
    throw new DomainError("bad_input", "These are too many arguments for a checker");
  }
}

function sizeOf(files: readonly { content: string }[]): number {
  return files.reduce((bytes, { content }) => bytes + Buffer.byteLength(content), 0);
}

/**
 * A form names large data by their hashes, and whoever has a test in a form can read it: so what the tests of others are
 * made of is refused like what there is not.
 */
async function requireOwnData(
  db: Queryable,
  { content, ofClass }: { content: ProblemContent; ofClass: OfClass },
): Promise<void> {
  const named = content.tests
    .flatMap(({ input, answer }) => [input, answer])
    .filter(({ sha256, bytes }) => bytes === null && sha256 !== EMPTY)
    .map(({ sha256 }) => sha256);
  const [foreign] = named.length === 0 ? [] : await listForeignData(db, { hashes: named, userId: ofClass.userId });
  if (foreign !== undefined) throw new DomainError("bad_input", "A test refers to data that is not stored any more");
}

/** Pictures are fetched from wherever an author says, who would hear which student looks at a problem, and when. */
export function statementsFor(
  statements: Pick<StatementRenderer, "render" | "renderPlain">,
  ofClass: OfClass | undefined,
): Pick<StatementRenderer, "render"> {
  return ofClass === undefined ? statements : { render: statements.renderPlain };
}

/** What a teacher lets judge passes behind every submission, since there may be many teachers. */
export function purposeFor(ofClass: OfClass | undefined): "verification" | "experiment" {
  return ofClass === undefined ? "verification" : "experiment";
}

/** In the transaction that stores, and after it has: what is too much is not kept. */
export async function requireKept(db: Queryable, ofClass: OfClass | undefined): Promise<void> {
  if (ofClass !== undefined) await requireRoomInClass(db, ofClass.classId);
}
