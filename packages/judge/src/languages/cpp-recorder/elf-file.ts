import { MEBIBYTE } from "@verdict/contract/units";

/*
 * A program's file, as the linker writes it (ELF, 64 bits, little endian; System V gABI 4.1). A stranger's source
 * decides what stands in it, so each read is within the file or throws a RangeError.
 */

export interface ElfSection {
  /** Where its bytes stand in the file. */
  at: number;
  size: number;
  /** Where they lie when the program runs. */
  address: number;
}

export class ElfFile {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly #sections = new Map<string, ElfSection>();
  /** By their places: thousands of entries have the same name, which stands in the file once. */
  readonly #texts = new Map<number, string>();
  #decodedBytes = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (this.view.getUint32(0) !== ELF_MAGIC || this.view.getUint16(4) !== WIDE_AND_LITTLE) {
      throw new RangeError("no ELF file of 64 bits");
    }
    if (this.view.getUint16(0x12, true) !== X86_64) throw new RangeError("no program for x86-64");
    const table = this.number(0x28);
    const size = this.view.getUint16(0x3a, true);
    const count = this.view.getUint16(0x3c, true);
    const names = this.number(table + this.view.getUint16(0x3e, true) * size + 0x18);
    for (let index = 0; index < count; index++) {
      const header = table + index * size;
      this.#sections.set(this.text(names + this.view.getUint32(header, true)), {
        at: this.number(header + 0x18),
        size: this.number(header + 0x20),
        address: this.number(header + 0x10),
      });
    }
  }

  /** Of no size where there is none. */
  section(name: string): ElfSection {
    return this.#sections.get(name) ?? { at: 0, size: 0, address: 0 };
  }

  /** Of eight bytes. */
  number(at: number): number {
    return Number(this.view.getBigUint64(at, true));
  }

  /**
   * Up to the next zero; of a longer one, the beginning. Throws a RangeError where there are more of them than a program
   * has that somebody has written: the heap of the thread that reads does not hold them, so its limit is none for them.
   */
  text(at: number): string {
    const known = this.#texts.get(at);
    if (known !== undefined) return known;
    if (at >= this.bytes.length) throw new RangeError("a text past the file's end");
    const most = this.bytes.subarray(at, at + LONGEST_TEXT);
    const end = most.indexOf(0);
    const text = most.subarray(0, end < 0 ? most.length : end);
    this.#decodedBytes += text.length;
    if (this.#decodedBytes > MOST_TEXT_BYTES) throw new RangeError("more names than can be read");
    const decoded = decoder.decode(text);
    this.#texts.set(at, decoded);
    return decoded;
  }

  /** The place behind a text. */
  endOfText(at: number): number {
    const end = this.bytes.indexOf(0, at);
    if (end < 0) throw new RangeError("a text without an end");
    return end + 1;
  }
}

const ELF_MAGIC = 0x7f454c46;
const WIDE_AND_LITTLE = 0x0201;
const X86_64 = 62;
/**
 * Names of types have all of their template arguments: four maps in each other come to about 1,500 letters. What people
 * see of a name is never more than its first hundred, and what a type is its beginning says.
 */
const LONGEST_TEXT = 4 * 1024;
/** Of a program that uses all containers 0.2 MB are read (2026-11-28). */
const MOST_TEXT_BYTES = 16 * MEBIBYTE;
const decoder = new TextDecoder();
