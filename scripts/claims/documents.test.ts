import { posix } from "node:path";
import { expect, test } from "vitest";
import { DOCUMENTS, isThere, PROJECT_FILES, read } from "./project-files.ts";

/** What stands in the documents as code: `spans`, and the lines of blocks. */
function codeIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].flatMap((match) => (match[1] ?? "").split("\n"));
  const spans = [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
  return [...blocks, ...spans].map((code) => code.replace(/\s+/g, " ").trim());
}

/** As GitHub makes them of headings. */
function anchorsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? "")
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

test.each(DOCUMENTS)("every link of %s leads somewhere", (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? "");
  const dead = links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? document : posix.join(posix.dirname(document), file);
    return !isThere(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(dead).toEqual([]);
});

/** Made while the product runs, inside of a package or on a solver's machine, a media type, an example, or others'. */
const NOT_HERE = /^(build|data|examples|submissions|video)\/|^x\.ts$|^0010_|^structure\.sql$/;
/** Sources are named without the folder `src`, and often without their ending. */
const PATHS = PROJECT_FILES.map((path) => `/${path.replace("/src/", "/")}`);

/** Whether a file or folder ends like this: documents leave out what stands before where it is plain. */
function isPathOf(path: string): boolean {
  const end = `/${path.replace(/\/$/, "")}`;
  const found = PATHS.map((file) => [file, file.lastIndexOf(end)] as const).filter(([, at]) => at >= 0);
  return found.some(([file, at]) => /^(\/.*|\.tsx?|\.sql)?$/.test(file.slice(at + end.length)));
}

test.each(DOCUMENTS)("every file that %s names is there", (document) => {
  const paths = codeIn(read(document)).filter((code) =>
    /^[a-z][\w.-]*(\/[\w.-]+)+\/?$|^[\w-]+\.(ts|tsx|sql|mjs|sh|md|cc|h)$/.test(code),
  );
  expect(paths.filter((path) => !NOT_HERE.test(path) && !isPathOf(path.replace("/src/", "/")))).toEqual([]);
});

test.each(DOCUMENTS)("every npm script that %s names is there", (document) => {
  const scripts = (path: string) => Object.keys((JSON.parse(read(path)) as { scripts: object }).scripts);
  const named = [...read(document).matchAll(/\bnpm (?:run )?(start|test\b|(?<=run )[\w:-]+)([^`\n]*)/g)];
  const missing = named.filter(
    ([, name = "", rest = ""]) =>
      !scripts(rest.includes("-w packages/web") ? "packages/web/package.json" : "package.json").includes(name),
  );
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

/** Options of Node, which we do not read. */
const OF_NODE = ["heap-growing-percent", "jitless"];
/** Where the command lines of this project are read. */
const COMMANDS = PROJECT_FILES.filter((path) =>
  /^(scripts|bench|packages\/(judge|server|cli|web)\/).*\.(ts|sh)$/.test(path),
)
  .map(read)
  .join("\n");

test.each(DOCUMENTS)("every option that %s gives to our commands is read", (document) => {
  const ours = codeIn(read(document)).filter((code) =>
    /^(--|npm (run|start|test)|verdict |node (packages|bench))/.test(code),
  );
  const options = ours.flatMap((code) => [...code.matchAll(/--([a-z][\w-]*)/g)].map((match) => match[1] ?? ""));
  const unread = [...new Set(options)].filter(
    (option) =>
      !OF_NODE.includes(option) &&
      !COMMANDS.includes(`--${option}`) &&
      !new RegExp(`["' ]?${option}["']?: \\{ type`).test(COMMANDS),
  );
  expect(unread).toEqual([]);
});

test.each(DOCUMENTS)("every project of the tests that %s names is there", (document) => {
  const named = [...read(document).matchAll(/--project (\w+)/g)].map((match) => match[1]);
  const projects = [...read("vitest.config.ts").matchAll(/name: "([\w-]+)"/g)].map((match) => match[1]);
  expect(projects).toEqual(expect.arrayContaining(named));
});
