/** 100 MB, as the spec says it: counted in MiB, as file managers do. */
export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;
