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

  /** Up to the next zero. */
  text(at: number): string {
    const end = this.bytes.indexOf(0, at);
    if (end < 0 || end - at > LONGEST_TEXT) throw new RangeError("a text without an end");
    return decoder.decode(this.bytes.subarray(at, end));
  }
}

const ELF_MAGIC = 0x7f454c46;
const WIDE_AND_LITTLE = 0x0201;
const X86_64 = 62;
/** Names of types with all of their template arguments. */
const LONGEST_TEXT = 1024 * 1024;
const decoder = new TextDecoder();
