import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { CliError } from "./cli-error.ts";

/** The site one is signed in to, and the personal token for it. */
export const Account = z.object({ site: z.string(), token: z.string() });
export type Account = z.infer<typeof Account>;

/** Null when nobody is signed in. Throws CliError for a file that is none of ours. */
export async function readAccount(file: string): Promise<Account | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw new CliError(`${file} cannot be read: ${error.message}`, { cause: error });
  });
  if (text === null) return null;
  try {
    return z.parse(Account, JSON.parse(text));
  } catch (cause) {
    throw new CliError(`${file} is damaged. Sign in again with: verdict login <site>`, { cause });
  }
}

/** Only its owner can read the file; a half-written one never takes the place of a whole one. */
export async function writeAccount(file: string, account: Account): Promise<void> {
  const folder = path.dirname(file);
  const draft = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(draft, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, file);
}

/** False when nobody was signed in. */
export async function removeAccount(file: string): Promise<boolean> {
  const isThere = (await readAccount(file).catch(() => "damaged")) !== null;
  await rm(file, { force: true });
  return isThere;
}
