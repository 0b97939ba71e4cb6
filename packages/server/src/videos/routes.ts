import * as calls from "@verdict/contract/videos";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { imageTypeOf } from "../accounts/pictures/image-type.ts";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";
import { handle } from "../platform/http/handle.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { createCloudinaryStore } from "./cloudinary/cloudinary-store.ts";
import { createEmbeddedStore } from "./embedded/embedded-store.ts";
import { openIncomingFolder } from "./embedded/incoming-folder.ts";
import { openMediaFolder } from "./embedded/media-folder.ts";
import { registerEmbeddedStore } from "./embedded/routes.ts";
import { openBucket } from "./s3/bucket.ts";
import { createMediaBucket } from "./s3/media-bucket.ts";
import { type StoreWatch, watchStore } from "./s3/store-watch.ts";
import { allowUpload, makeEditorial } from "./save-video.ts";
import { type CurrentVideoRow, findCurrentVideos, retireCurrent } from "./store.ts";
import { type SweepContext, sweepVideos } from "./sweep.ts";

/** What the chores of the videos need. `watch` is null where there is no bucket. */
export interface VideoParts {
  sweep: SweepContext;
  watch: StoreWatch | null;
}

export async function registerVideoRoutes(app: FastifyInstance, appContext: AppContext): Promise<VideoParts> {
  const { config, pool, log } = appContext;
  const incoming = await openIncomingFolder(config.dataDir);
  const folder = await openMediaFolder(config.dataDir);
  const opened = config.s3 === null ? null : await openBucket(config.s3);
  const bucket = opened === null ? null : createMediaBucket({ bucket: opened, log });
  app.addHook("onClose", async () => bucket?.close());
  const stores = {
    embedded: createEmbeddedStore({ pool, place: folder }),
    s3: bucket === null ? null : createEmbeddedStore({ pool, place: bucket }),
    cloudinary: config.cloudinary === null ? null : createCloudinaryStore({ account: config.cloudinary, log }),
  };
  const context = { ...appContext, stores, incoming };
  await registerEmbeddedStore(app, { ...appContext, incoming, folder, bucket });

  handle(app, calls.listVideos, async () => {
    const videos = await findCurrentVideos(pool);
    return { videos: videos.map(presentVideo) };
  });

  handle(app, calls.createVideoUpload, async ({ params, user, request }) => {
    const problem = await requireProblem(pool, { id: params.problemId, user });
    return allowUpload(context, { problemId: problem.id, origin: originOf(request, config) });
  });

  handle(app, calls.saveVideo, async ({ body, user }) => {
    const problem = await requireProblem(pool, { id: body.problemId, user });
    const video = await makeEditorial(context, {
      problemId: problem.id,
      publicId: body.cloudinaryPublicId,
      thumbnail: body.thumbnail === undefined ? null : readThumbnail(body.thumbnail),
    });
    await sweepVideos(context);
    return { videoSolution: { duration: video.durationSeconds, uploadedAt: video.uploadedAt.toISOString() } };
  });

  handle(app, calls.deleteVideo, async ({ params, user }) => {
    const problem = await requireProblem(pool, { id: params.problemId, user });
    const retired = await retireCurrent(pool, { problemId: problem.id, except: null });
    if (retired === 0) throw new DomainError("not_found", "This problem has no video");
    await sweepVideos(context);
    return { message: "Video deleted successfully!" };
  });
  return { sweep: context, watch: opened === null ? null : watchStore({ bucket: opened, log }) };
}

function presentVideo(row: CurrentVideoRow): calls.EditorialVideo {
  return {
    problemId: row.problem_id,
    duration: row.duration_seconds,
    uploadedAt: row.uploaded_at.toISOString(),
    thumbnailUrl: row.thumbnail_url ?? calls.DRAWN_POSTER,
  };
}

/** The bytes count, not what the browser says that they are. */
function readThumbnail(base64: string): Buffer {
  const jpeg = Buffer.from(base64, "base64");
  const isFit = jpeg.length <= calls.THUMBNAIL_MAX_BYTES && imageTypeOf(jpeg) === "image/jpeg";
  if (!isFit) throw new DomainError("bad_input", calls.THUMBNAIL_INVALID);
  return jpeg;
}

/**
 * The origin that the caller used. On plain http it may be another one than PUBLIC_URL (localhost instead of
 * 127.0.0.1), and an upload across origins would be refused.
 */
function originOf(request: FastifyRequest, config: AppContext["config"]): string {
  return config.isHttps ? config.publicUrl : `${request.protocol}://${request.host}`;
}
