import { PackageError } from "../package-error.ts";
import { findFile, type PackageFolder, readText } from "../package-folder.ts";
import { MOST_COPY_BYTES } from "./generator-program.ts";
import { GENERATORS_YAML } from "./generator-rules.ts";
import { SHOWN_INSTEAD } from "./generators-schema.ts";
import type { PlannedText } from "./planned-test.ts";

const MOST_BESIDE_BYTES = 64 * 1024;
/** Of what lies beside all files that are copied: descriptions, and what samples show instead of their data. */
const MOST_BESIDE_BYTES_IN_ALL = 32 * 1024 * 1024;
const ENDINGS = [".desc", ".yaml", ...SHOWN_INSTEAD.map((key) => `.${key}`)];

/** What the copy of a file brings into a test. */
interface CopiedTest {
  input: PlannedText;
  answer: PlannedText | null;
  /** By ending. */
  beside: ReadonlyMap<string, string>;
}

/** The files below `generators/` that a package copies, each read once, however many tests it is copied into. */
export class CopiedTests {
  readonly #pack: PackageFolder;
  readonly #known = new Map<string, CopiedTest>();
  #besideBytes = 0;

  constructor(pack: PackageFolder) {
    this.#pack = pack;
  }

  /** `base`: without ending. Throws PackageError. */
  async of(base: string): Promise<CopiedTest> {
    const from = `generators/${base.replace(/^\/+/, "")}`;
    const known = this.#known.get(from);
    if (known !== undefined) return known;
    const beside = new Map<string, string>();
    for (const ending of ENDINGS) {
      const found = await readText(this.#pack, `${from}${ending}`, MOST_BESIDE_BYTES);
      if (found === null) continue;
      beside.set(ending, found);
      this.#besideBytes += Buffer.byteLength(found);
      if (this.#besideBytes > MOST_BESIDE_BYTES_IN_ALL)
        throw new PackageError(GENERATORS_YAML, "copies files with more than 32 MiB of descriptions beside them");
    }
    const input = await this.#fileAt(`${from}.in`);
    if (input === null) throw new PackageError(GENERATORS_YAML, `copies ${from}.in, and there is no such file`);
    const copied = { input, answer: await this.#fileAt(`${from}.ans`), beside };
    this.#known.set(from, copied);
    return copied;
  }

  /** As older packages copy a file: where a command would stand. Its path without ending, null for a command. */
  async named(command: string | undefined): Promise<string | null> {
    const file = command?.trim() ?? "";
    if (!/^\S+\.in$/.test(file)) return null;
    return (await this.#fileAt(`generators/${file}`)) === null ? null : file.slice(0, -".in".length);
  }

  async #fileAt(file: string): Promise<PlannedText | null> {
    const found = await findFile(this.#pack, file, MOST_COPY_BYTES);
    return found === null ? null : { kind: "file", absolutePath: found.absolutePath };
  }
}
