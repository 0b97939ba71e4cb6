import { buffer } from "node:stream/consumers";
import { fromBuffer } from "yauzl";

/** All files of a zip, by their paths, in their order. */
export function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, Buffer>>();
  fromBuffer(zip, { lazyEntries: true }, (error, archive) => {
    if (error !== null) return reject(error);
    const files = new Map<string, Buffer>();
    archive.on("entry", (entry) => {
      archive.openReadStream(entry, (refusal, stream) => {
        if (refusal !== null) return reject(refusal);
        buffer(stream).then((content) => {
          files.set(entry.fileName, content);
          archive.readEntry();
        }, reject);
      });
    });
    archive.on("end", () => resolve(files));
    archive.on("error", reject);
    archive.readEntry();
  });
  return promise;
}
