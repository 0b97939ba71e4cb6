import type { ElfFile } from "./elf-file.ts";

/** Reads a program's file from a place on, in the forms of DWARF. Throws a RangeError past the file's end. */
export class FileCursor {
  readonly file: ElfFile;
  at: number;

  constructor(file: ElfFile, at: number) {
    this.file = file;
    this.at = at;
  }

  u8(): number {
    return this.file.view.getUint8(this.at++);
  }

  i8(): number {
    return this.file.view.getInt8(this.at++);
  }

  u16(): number {
    this.at += 2;
    return this.file.view.getUint16(this.at - 2, true);
  }

  u32(): number {
    this.at += 4;
    return this.file.view.getUint32(this.at - 4, true);
  }

  u64(): number {
    this.at += 8;
    return this.file.number(this.at - 8);
  }

  uleb(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.u8();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  sleb(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.u8();
      value += (byte & 127) * scale;
      if (byte < 128) return (byte & 64) === 0 ? value : value - scale * 128;
    }
  }

  text(): string {
    const text = this.file.text(this.at);
    this.passText();
    return text;
  }

  passText(): void {
    this.at = this.file.endOfText(this.at);
  }

  block(length: number): Uint8Array {
    const end = this.at + length;
    if (end > this.file.bytes.length) throw new RangeError("a block past the file's end");
    this.at = end;
    return this.file.bytes.subarray(end - length, end);
  }
}
