import { PACKAGED_LANGUAGE, type PrintTask } from "@verdict/contract/printing";

interface ProgramFile {
  name: string;
  content: string;
}

/** A program of a package, as a judge is asked to run it; the file that is started comes first. */
export function packagedProgram(
  language: keyof typeof PACKAGED_LANGUAGE,
  [main, ...otherFiles]: readonly [ProgramFile, ...ProgramFile[]],
): Pick<PrintTask, "language" | "source" | "packaged"> {
  return {
    language: PACKAGED_LANGUAGE[language],
    source: main.content,
    packaged: { name: main.name, otherFiles },
  };
}
