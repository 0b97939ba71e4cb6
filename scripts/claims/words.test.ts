import { expect, test } from "vitest";
import { PROJECT_FILES, read, SOURCES } from "./project-files.ts";

/**
 * Words that the glossary avoids for one thing and that also mean another, which nobody could call otherwise: of a
 * language, a protocol, a library, the specification, or of a row of the glossary itself.
 */
const ALSO_MEAN: Readonly<Record<string, string>> = {
  "API key": "of services that are not ours",
  IP: "the address itself, of which a network is made",
  "expected result": "a keyword of package formats",
  "test case": "the wire's, which the glossary names",
  "access token": "of OpenID Connect",
  answer: "the expected output; also what a call, a program or the AI helper says",
  blocked: "a script of others that does not come",
  bot: "a picture of an icon library",
  cell: "of a table",
  challenge: "the page of that name, and the daily one",
  channel: "of PostgreSQL's notifications, and to the runner",
  clarification: "the Contest API's",
  collection: "a class of the JDK",
  comparator: "a class of the JDK",
  container: "what a whole machine may run in, and an element around others",
  course: "what a learning platform has, which the glossary names",
  coverage: "a flag of the compiler",
  delta: "a piece of an answer on the wire, named by OpenAI",
  disabled: "an element of a form",
  folder: "of files",
  grader: "what foreign packages call it",
  helper: "the AI helper",
  instructor: "of learning platforms (LTI): what they call who teaches there",
  instructions: "what the sandbox counts",
  lock: "of PostgreSQL",
  login: "the act, of which a session comes",
  mailbox: "of an address",
  merge: "of two drafts, which is no conflict",
  network: "of addresses, and what connects machines",
  patch: "of one place in a value of a trace",
  nonce: "of OpenID Connect, in an ID token",
  path: "of a file or an address",
  position: "in a text or a list, and the wire's of a waiting job",
  progress: "what a screen shows",
  provider: "of React's contexts",
  question: "asked of the AI helper, or of a person",
  result: "of a test or a call",
  revision: "of an edit form or a draft",
  scoreboard: "the Contest API's",
  "self-test": "the command that tries every attack",
  snippet: "of the editor's completion",
  solution: "the reference solution, and a package's",
  stale: "an option of a library, and what is left of a dead process",
  status: "of HTTP, of a submission in the history, and of the site",
  task: "what a judge is given",
  tie: "a function of C++",
  timeout: "of a call or a timer",
  token: "a personal token, a session's, and a word of a source",
  track: "to watch something",
  try: "a word of the language",
  validation: "of Kattis's packages",
  version: "of a problem, a package or a program",
};

interface Avoided {
  word: string;
  instead: string;
}

const avoided: Avoided[] = [...read("GLOSSARY.md").matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)]
  .slice(1)
  .flatMap(([, instead = "", words = ""]) =>
    words
      .replace(/\([^)]*\)/g, "")
      .split(",")
      .map((word) => ({ word: word.trim(), instead })),
  )
  .filter(({ word }) => word !== "");

/**
 * SQL and programs as words in small letters, `acceptance_rate` and `acceptanceRate` alike; comments say what they
 * like.
 */
const texts = [
  ...SOURCES,
  ...PROJECT_FILES.filter((path) => /^packages\/server\/sql\/(tables|functions)\/.*\.sql$/.test(path)),
].map((path) => ({ path, words: wordsOf(withoutComments(path, read(path))) }));

function withoutComments(path: string, text: string): string {
  if (path.endsWith(".sql")) return text.replace(/--.*$/gm, "");
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(?<=[;,{)] )\/\/ .*$|\bfrom "[^"]*"/gm, "");
}

function wordsOf(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[_\-\s]+/g, " ")
    .toLowerCase();
}

function usesOf(word: string): string[] {
  const pattern = new RegExp(`\\b${wordsOf(word)}s?\\b`);
  return texts.filter(({ words }) => pattern.test(words)).map(({ path }) => path);
}

test("no program, no table and no screen uses a word that the glossary avoids", () => {
  const wrong = avoided
    .filter(({ word }) => !(word in ALSO_MEAN))
    .flatMap(({ word, instead }) => usesOf(word).map((path) => `${path}: "${word}", which is called ${instead}`));
  expect(wrong).toEqual([]);
});

test("every word that also means something else is avoided for one thing, and is used for the other", () => {
  const idle = Object.keys(ALSO_MEAN).filter(
    (word) => !avoided.some((one) => one.word === word) || usesOf(word).length === 0,
  );
  expect(idle).toEqual([]);
  expect(avoided.length).toBeGreaterThan(Object.keys(ALSO_MEAN).length);
});
