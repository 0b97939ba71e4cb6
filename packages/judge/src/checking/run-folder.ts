import { chmod, copyFile, cp, mkdir, open, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BoxCommand } from "@verdict/sandbox/sandbox";
import type { Program } from "../languages/language.ts";
import type { ValidatorLanguage } from "../languages/validator-languages.ts";
import type { JudgeFolders } from "../running/judge-folders.ts";
import { shown } from "../running/run-program.ts";
import { ACCEPTS, MESSAGE_LENGTH, PROGRAM_FOLDER, REFUSES } from "./validator.ts";

/**
 * What a problem's program sees that has a part in the runs of one test: the input, the answer, and a folder for what
 * it has to say, which stays over the passes. It is shown to no other box.
 */
export interface RunFolder {
  path: string;
  /**
   * What it has said to people since the folder was made, and whether the program is to be run once more: its input is
   * in place then.
   */
  takeFeedback(): Promise<{ message: string; wantsNextPass: boolean }>;
  /** Where the input of this pass lies. */
  inputPath: string;
}

export interface RunFolderContent {
  program: Program;
  inputPath: string;
  /** Null: nobody knows it. */
  answerPath: string | null;
}

export async function withRunFolder<T>(
  folders: Pick<JudgeFolders, "create" | "remove">,
  content: RunFolderContent,
  use: (folder: RunFolder) => Promise<T>,
): Promise<T> {
  const folder = await folders.create("part-in-run");
  try {
    await lay(folder, content);
    return await use({
      path: folder,
      inputPath: path.join(folder, "input"),
      async takeFeedback() {
        const feedback = path.join(folder, "feedback");
        const texts = ["teammessage.txt", "judgemessage.txt"].map((name) => beginningOfFile(path.join(feedback, name)));
        const message = (await Promise.all(texts)).join("").trim().slice(0, MESSAGE_LENGTH);
        const nextPass = path.join(feedback, "nextpass.in");
        const wantsNextPass = await isThere(nextPass);
        if (wantsNextPass) await rename(nextPass, path.join(folder, "input"));
        return { message, wantsNextPass };
      },
    });
  } finally {
    await folders.remove(folder);
  }
}

const FILES = ["/box/input", "/box/answer", "/box/feedback/"];

/**
 * The command without its limits and its input; what it has written comes back after both of the exits that say
 * something.
 */
export function commandIn(
  folder: RunFolder,
  { program, language, flags }: { program: Program; language: ValidatorLanguage; flags: readonly string[] },
): Omit<BoxCommand, "limits" | "stdinPath"> & { limits: Pick<BoxCommand["limits"], "processes"> } {
  const { command, environment, processes } = language.startCommand(program, PROGRAM_FOLDER);
  return {
    command: [...command, ...FILES, ...flags],
    environment: { LC_ALL: "C.UTF-8", ...environment },
    folder: folder.path,
    folderAccess: "read-write",
    keptExits: [ACCEPTS, REFUSES],
    profile: "build",
    root: "toolchain",
    needsProc: false,
    limits: { processes },
  };
}

async function lay(folder: string, { program, inputPath, answerPath }: RunFolderContent): Promise<void> {
  const feedback = path.join(folder, "feedback");
  const answer = path.join(folder, "answer");
  await mkdir(feedback);
  await chmod(feedback, 0o777);
  await Promise.all([
    cp(program.folder, path.join(folder, path.basename(PROGRAM_FOLDER)), { recursive: true }),
    copyFile(inputPath, path.join(folder, "input")),
    answerPath === null ? writeFile(answer, "") : copyFile(answerPath, answer),
  ]);
}

/** Of a character at most four bytes. */
const MESSAGE_BYTES = 4 * MESSAGE_LENGTH;

async function beginningOfFile(file: string): Promise<string> {
  if (!(await isThere(file))) return "";
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MESSAGE_BYTES), 0, MESSAGE_BYTES, 0);
    return shown(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function isThere(file: string): Promise<boolean> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return found?.isFile() === true;
}
