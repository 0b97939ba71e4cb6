import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Below this a compressed reply is hardly smaller than the packet it travels in. */
const THRESHOLD_BYTES = 1024;
/** Brotli's default of 11 is meant for files; 4 is as fast as gzip and smaller. */
const BROTLI_QUALITY = 4;

/** Compresses replies; never unpacks request bodies, which would get round the limit of their size. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD_BYTES,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
}
