/**
 * Reads just enough of a class file to know whether the JVM can start it: its name, and whether it has a
 * `static void main(String[])` (or, for a JDK from 25 on, any main that the launcher accepts).
 * Source: The Java Virtual Machine Specification, chapter 4.
 */
export interface ClassSummary {
  /** As the java command takes it: `com.example.Main`. */
  name: string;
  hasStaticMain: boolean;
  /** A main without parameters or without `static`, which the launcher accepts from JDK 25 on. */
  hasInstanceMain: boolean;
}

const MAGIC = 0xcafebabe;
const ACC_PRIVATE = 0x0002;
const ACC_STATIC = 0x0008;
const STRINGS_TO_VOID = "([Ljava/lang/String;)V";
const NOTHING_TO_VOID = "()V";

/** Throws RangeError or Error when the bytes are not a class file. */
export function summarizeClass(bytes: Uint8Array): ClassSummary {
  const reader = new Reader(bytes);
  if (reader.u4() !== MAGIC) throw new Error("not a Java class file");
  reader.skip(4);
  const pool = readConstantPool(reader);
  reader.skip(2);
  const nameIndex = pool.classes.get(reader.u2());
  const name = (nameIndex === undefined ? undefined : pool.texts.get(nameIndex)) ?? "";
  reader.skip(2);
  reader.skip(2 * reader.u2());
  for (let fields = reader.u2(); fields > 0; fields--) {
    reader.skip(6);
    skipAttributes(reader);
  }
  const summary: ClassSummary = { name: name.replaceAll("/", "."), hasStaticMain: false, hasInstanceMain: false };
  for (let methods = reader.u2(); methods > 0; methods--) {
    const flags = reader.u2();
    const method = pool.texts.get(reader.u2());
    const descriptor = pool.texts.get(reader.u2());
    skipAttributes(reader);
    if (method !== "main" || (flags & ACC_PRIVATE) !== 0) continue;
    if (descriptor === STRINGS_TO_VOID && (flags & ACC_STATIC) !== 0) summary.hasStaticMain = true;
    else if (descriptor === STRINGS_TO_VOID || descriptor === NOTHING_TO_VOID) summary.hasInstanceMain = true;
  }
  return summary;
}

interface ConstantPool {
  texts: Map<number, string>;
  /** Index of a class constant → index of its name. */
  classes: Map<number, number>;
}

const UTF8 = 1;
const LONG = 5;
const DOUBLE = 6;
const CLASS = 7;
/** Tag of a constant → bytes after the tag, for those that are skipped. */
const SIZE_OF_CONSTANT: Record<number, number> = {
  3: 4,
  4: 4,
  [LONG]: 8,
  [DOUBLE]: 8,
  8: 2,
  9: 4,
  10: 4,
  11: 4,
  12: 4,
  15: 3,
  16: 2,
  17: 4,
  18: 4,
  19: 2,
  20: 2,
};

function readConstantPool(reader: Reader): ConstantPool {
  const pool: ConstantPool = { texts: new Map(), classes: new Map() };
  const count = reader.u2();
  for (let index = 1; index < count; index++) {
    const tag = reader.u1();
    if (tag === UTF8) pool.texts.set(index, reader.text(reader.u2()));
    else if (tag === CLASS) pool.classes.set(index, reader.u2());
    else {
      const size = SIZE_OF_CONSTANT[tag];
      if (size === undefined) throw new Error(`unknown constant ${tag} in a Java class file`);
      reader.skip(size);
      // Eight-byte constants take two entries (section 4.4.5).
      if (tag === LONG || tag === DOUBLE) index++;
    }
  }
  return pool;
}

function skipAttributes(reader: Reader): void {
  for (let attributes = reader.u2(); attributes > 0; attributes--) {
    reader.skip(2);
    reader.skip(reader.u4());
  }
}

class Reader {
  private readonly view: DataView;
  private offset = 0;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
  u1(): number {
    return this.view.getUint8(this.offset++);
  }
  u2(): number {
    this.offset += 2;
    return this.view.getUint16(this.offset - 2);
  }
  u4(): number {
    this.offset += 4;
    return this.view.getUint32(this.offset - 4);
  }
  text(length: number): string {
    this.offset += length;
    if (this.offset > this.view.byteLength) throw new RangeError("a Java class file ends too early");
    return Buffer.from(this.view.buffer, this.view.byteOffset + this.offset - length, length).toString("utf8");
  }
  skip(length: number): void {
    this.offset += length;
  }
}
