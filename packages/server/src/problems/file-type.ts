const GIF = ["GIF87a", "GIF89a"];

/**
 * The type of a file that a statement shows, when its bytes are what its name says; null for everything else. Browsers
 * are told this type and told to believe it, so that no file can be a page or a program.
 */
export function fileTypeOf(name: string, content: Buffer): string | null {
  const start = content.toString("latin1", 0, 12);
  switch (name.replace(/^.*\./, "").toLowerCase()) {
    case "png":
      return start.startsWith("\x89PNG\r\n\x1a\n") ? "image/png" : null;
    case "jpg":
    case "jpeg":
      return start.startsWith("\xff\xd8\xff") ? "image/jpeg" : null;
    case "gif":
      return GIF.some((signature) => start.startsWith(signature)) ? "image/gif" : null;
    case "webp":
      return start.startsWith("RIFF") && start.endsWith("WEBP") ? "image/webp" : null;
    case "pdf":
      return start.startsWith("%PDF-") ? "application/pdf" : null;
    case "svg":
      return /<svg[\s>]/.test(content.toString("utf8", 0, 64 * 1024)) ? "image/svg+xml" : null;
    default:
      return null;
  }
}
