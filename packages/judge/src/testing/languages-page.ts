import { type LanguageId, languageName, timeFactorOf } from "@verdict/contract/language";
import type { LanguageDefinition } from "../languages/language-definition.ts";

/**
 * docs/languages.md, from what the judge itself reads. The site shows what stands between the two comments to solvers.
 */
export function languagesPage(definitions: readonly LanguageDefinition[]): string {
  const rows = definitions.map(({ facts, install }) => row(facts.id, `\`${install}\``));
  const at = definitions.findIndex(({ facts }) => facts.id === "pascal") + 1;
  rows.splice(at, 0, row("typescript", "nothing: Node takes the types away, and nobody checks them"));
  const commands = definitions.map(({ facts, build, run, inWords }) =>
    commandRow(facts.id, {
      build: inWords?.build ?? (build === null ? "nothing" : code(build.command(PARTS))),
      run: inWords?.run ?? code(run.command(PARTS)),
      runtime: `${run.runtimeMib} MB`,
    }),
  );
  commands.splice(
    at,
    0,
    commandRow("typescript", { build: "the types are taken away", run: "as JavaScript", runtime: "as JavaScript" }),
  );
  return [HEAD, ...CORE, ...commands, OPERATORS, ...rows, ""].join("\n");
}

const PARTS = { program: "PROGRAM", memoryMib: 256, stackKib: 256 * 1024 };

function row(id: LanguageId, install: string): string {
  return `| \`${id}\` | ${languageName(id)} | ${install} |`;
}

function commandRow(id: LanguageId, { build, run, runtime }: { build: string; run: string; runtime: string }): string {
  return `| ${languageName(id)} | ${timeFactorOf(id)} | ${build} | ${run} | ${runtime} |`;
}

function code(command: readonly string[]): string {
  return `\`${command.join(" ").replaceAll("|", "\\|")}\``;
}

const HEAD = `# Languages

<!-- Written by packages/judge/src/languages-page.test.ts from the definitions; run it with --update after a change. -->

<!-- For solvers -->

JavaScript, Java and C++ are there on every site, and every problem has starter code and a reference solution in them.
The others stand in a menu behind the three buttons, as far as this site offers them; a problem then gives you a program
that reads its input to begin with.

**Time.** A program gets its problem's limit times the factor of its language, or the factor that the problem itself has
for it; the problem page shows the product. In solutions of 32 heavy problems Python 3 took 13 times the CPU time of C++
in the middle, from less than C++ where one call does the work to 200 times where it goes step by step, and Go took 1.5
times; all of them pass. Where no solution in a language is known to pass, the page of the problem says so.

**Memory.** The last column is what a further language's runtime may use beside the problem's limit.

**What is there.** The library that comes with the language, and nothing else: no packages, no network, no other
processes, and no files but those that the program itself makes in /tmp. \`ONLINE_JUDGE\` is set in the environment.

How a program is built and run, for a problem with 256 MB; \`PROGRAM\` is the compiler or interpreter that the judge has:

| language | time | built by | run by | runtime |
|---|---|---|---|---|`;

/** What is code in the judge is told in words. */
const CORE = [
  [
    "cpp",
    "`g++ -O2` with the newest standard that it knows; what that refuses is tried under C++17, 14, 11, 20 and 98",
  ],
  ["java", "`javac`; a class with a main method, by any name"],
  ["javascript", "nothing: Node runs it as a script"],
].map(([id = "", build = ""]) => commandRow(id, { build, run: "its own way", runtime: "" }));

const OPERATORS = `
<!-- For operators -->

The further languages are off until an admin switches them on (Admin Panel, Languages) or the operator sets \`LANGUAGES\`,
to their ids (\`LANGUAGES=python3,c\`), \`all\` or \`none\`; the setting decides where there is one. \`npm start\` installs
nothing for them: each judge machine offers what it has, and the admins' page says which version that is, or which command
is missing where. A submission in a language that no judge has says so, and is no verdict.

Solutions of a problem package in a further language are judged, and left out by an import where no judge has the
language, which says so. References, brute force and the programs of a problem are in the core languages.

Debian has no current compiler of Kotlin: \`kotlin-compiler-2.*.zip\`, as its makers pack it, is unpacked into /opt by hand
on each judge machine, and the judge is started anew. It takes about 7 s of the processor to compile two lines.

| id | language | what installs it |
|---|---|---|`;
