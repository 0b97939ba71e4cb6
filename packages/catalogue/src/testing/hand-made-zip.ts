import { crc32, deflateRawSync } from "node:zlib";

/** An entry as an attacker would write it: every field may be a lie. */
export interface HandMadeEntry {
  name: string;
  content?: string | Uint8Array;
  /** Unix mode with the file's type; 0 as from a system without modes. */
  mode?: number;
  claimedSize?: number;
  claimedCrc?: number;
  claimedMethod?: number;
  flags?: number;
  comment?: Uint8Array;
  /** Fields of any kind, only in the list at the end. */
  extra?: Uint8Array;
  /** The number of another entry whose bytes this one claims for itself. */
  sharesBytesOf?: number;
}

/** Puts a zip file together byte by byte (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16), checking nothing. */
export function handMadeZip(entries: readonly HandMadeEntry[], claimedCount = entries.length): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  const places: { offset: number; packedBytes: number }[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? "");
    const packed = deflateRawSync(content);
    const name = Buffer.from(entry.name);
    const sizes = { size: entry.claimedSize ?? content.length, crc: entry.claimedCrc ?? crc32(content) };
    const shared = entry.sharesBytesOf === undefined ? undefined : places[entry.sharesBytesOf];
    const place = shared ?? { offset, packedBytes: packed.length };
    places.push(place);
    const fields = fieldsOf(entry, sizes.crc, place.packedBytes, sizes.size, name.length);
    const [extra, comment] = [entry.extra ?? Buffer.alloc(0), entry.comment ?? Buffer.alloc(0)];
    const header = centralHeader(fields, entry.mode ?? 0o100644, place.offset);
    header.writeUInt16LE(extra.length, EXTRA_LENGTH);
    header.writeUInt16LE(comment.length, COMMENT_LENGTH);
    directory.push(Buffer.concat([header, name, extra, comment]));
    if (shared !== undefined) continue;
    const local = Buffer.concat([Buffer.from("504b0304", "hex"), fields, Buffer.alloc(2), name, packed]);
    chunks.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(claimedCount & 0xffff, 8);
  end.writeUInt16LE(claimedCount & 0xffff, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...chunks, list, end]);
}

/** The flag of a name and a comment in UTF-8; otherwise they are in the letters of the first PC. */
const UTF_8 = 0x800;
const EXTRA_LENGTH = 30;
const COMMENT_LENGTH = 32;

/** What local and central header have in common, from "version needed" to the length of the name. */
function fieldsOf(entry: HandMadeEntry, crc: number, packedBytes: number, bytes: number, nameBytes: number): Buffer {
  const fields = Buffer.alloc(24);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(entry.flags ?? UTF_8, 2);
  fields.writeUInt16LE(entry.claimedMethod ?? 8, 4);
  fields.writeUInt32LE(crc >>> 0, 10);
  fields.writeUInt32LE(packedBytes, 14);
  fields.writeUInt32LE(bytes, 18);
  fields.writeUInt16LE(nameBytes, 22);
  return fields;
}

function centralHeader(fields: Buffer, mode: number, offset: number): Buffer {
  const rest = Buffer.alloc(16);
  rest.writeUInt32LE((mode << 16) >>> 0, 8);
  rest.writeUInt32LE(offset, 12);
  // 0x031e: made on Unix.
  return Buffer.concat([Buffer.from("504b01021e03", "hex"), fields, rest]);
}
