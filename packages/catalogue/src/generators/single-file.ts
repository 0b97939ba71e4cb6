import type { PackageProgram } from "./package-program.ts";

/**
 * The program as one source, for a judge that takes no more than that: what lies beside a program in JavaScript becomes
 * functions at its top, and `require` finds them there. Throws for a program of several files in another language.
 */
export function singleFile({ name, language, source, otherFiles }: PackageProgram): string {
  if (otherFiles.length === 0) return source;
  if (language !== "javascript") throw new Error(`${name} has several files, which only JavaScript may have here`);
  const files = otherFiles.map(
    (file) => `  ${JSON.stringify(`./${file.name}`)}(module, require) {\n${file.content}\n},`,
  );
  return `const beside = {\n${files.join("\n")}\n};
const loaded = new Map();
function load(name) {
  if (!Object.hasOwn(beside, name)) return require(name);
  if (!loaded.has(name)) {
    const module = { exports: {} };
    loaded.set(name, module);
    beside[name](module, load);
  }
  return loaded.get(name).exports;
}
(function (require) {
${source}
})(load);
`;
}
