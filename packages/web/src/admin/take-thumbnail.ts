/** As wide as the player on a usual screen; some 60 kB. */
const WIDTH_PX = 640;
const QUALITY = 0.8;
/** The first frames are often black. */
const LATEST_SECONDS = 1;
/** A broken file may never say that it is one. */
const PATIENCE_MS = 10_000;

/**
 * A picture of the film's first second as a JPEG in base64, taken by this browser. Null where it cannot: a film that it
 * does not play, or one that says nothing for too long. A video needs no picture.
 */
export async function takeThumbnail(file: Blob): Promise<string | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  try {
    video.src = url;
    await happens(video, "loadeddata");
    const length = Number.isFinite(video.duration) ? video.duration : 0;
    video.currentTime = Math.min(LATEST_SECONDS, length / 2);
    await happens(video, "seeked");
    return drawnAsJpeg(video);
  } catch (error) {
    console.warn("The video has no thumbnail", error);
    return null;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}

function happens(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event} for too long`)), PATIENCE_MS);
    const settle = (finish: () => void) => () => {
      clearTimeout(timer);
      finish();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      "error",
      settle(() => reject(new Error(video.error?.message ?? "the video does not play"))),
      { once: true },
    );
  });
}

function drawnAsJpeg(video: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(WIDTH_PX, videoWidth);
  canvas.height = Math.max(1, Math.round((canvas.width * videoHeight) / videoWidth));
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const [kind, base64] = canvas.toDataURL("image/jpeg", QUALITY).split(",");
  return kind === "data:image/jpeg;base64" && base64 !== undefined && base64 !== "" ? base64 : null;
}
