import { type LanguageId, languageName, timeFactorOf } from "@verdict/contract/language";
import type { LanguageDefinition } from "../languages/language-definition.ts";

/** docs/languages.md, from what the judge itself reads. */
export function languagesPage(definitions: readonly LanguageDefinition[]): string {
  const rows = definitions.map(({ facts, install }) => row(facts.id, `\`${install}\``));
  const at = definitions.findIndex(({ facts }) => facts.id === "pascal") + 1;
  rows.splice(at, 0, row("typescript", "nothing: Node takes the types away, and nobody checks them"));
  const commands = definitions.map(
    ({ facts, build, run }) =>
      `| ${languageName(facts.id)} | ${build === null ? "" : code(build.command(PARTS))} | ${code(run.command(PARTS))} | ${run.runtimeMib} MB |`,
  );
  return [HEAD, ...rows, COMMANDS, ...commands, ""].join("\n");
}

const PARTS = { program: "PROGRAM", memoryMib: 256, stackKib: 256 * 1024 };

function row(id: LanguageId, install: string): string {
  return `| \`${id}\` | ${languageName(id)} | ${timeFactorOf(id)} | ${install} |`;
}

function code(command: readonly string[]): string {
  return `\`${command.join(" ").replaceAll("|", "\\|")}\``;
}

const HEAD = `# Languages

<!-- Written by packages/judge/src/languages-page.test.ts from the definitions; run it with --update after a change. -->

JavaScript, Java and C++ are there on every site, and every problem has starter code and a reference solution in them.
The languages below are off until an admin switches them on (Admin Panel, Languages) or the operator sets \`LANGUAGES\`, to
their ids (\`LANGUAGES=python3,c\`), \`all\` or \`none\`; the setting decides where there is one. They then stand in a menu
behind the three buttons. \`npm start\` installs nothing for them: each judge machine offers what it has, and the admins'
page says which command is missing where. A submission in a language that no judge has says so, and is no verdict.

Times: a program gets its problem's limit times the factor. The factors are what other judges give, and are not measured
on this catalogue yet: that no solution in a slow language passes a problem is possible.

| id | language | time factor | what installs it |
|---|---|---|---|`;

const COMMANDS = `
How a program is built and run, for a problem with 256 MB; the last column is what its runtime may use beside that. There
are no libraries but those that come with the language, no files, no network and no other processes.

| language | built by | run by | runtime |
|---|---|---|---|`;
