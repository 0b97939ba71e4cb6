import { fillPath } from "@verdict/contract/endpoint";
import {
  changePicture,
  PICTURE_MAX_BYTES,
  PICTURE_NOT_AN_IMAGE,
  PICTURE_TOO_LARGE,
  picture,
  removePicture,
} from "@verdict/contract/profile";
import type { FastifyInstance } from "fastify";
import { DomainError } from "../../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { inTransaction } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { presentUser } from "../users/present-user.ts";
import { type ImageType, imageTypeOf } from "./image-type.ts";
import { deletePicture, findPicture, replacePicture, updateProfilePicture } from "./store.ts";

/** Nothing in a picture may run, even when somebody opens its address as a page. */
const PICTURE_POLICY = "default-src 'none'; sandbox";
const FOR_EVER = "private, max-age=31536000, immutable";

export function registerPictureRoutes(app: FastifyInstance, context: Pick<AccountsContext, "pool" | "limits">): void {
  handle(app, changePicture, async ({ body, user }) => {
    await context.limits.pictureByUser.spend(user.id);
    const image = readImage(body.image);
    const profilePicture = await inTransaction(context.pool, async (client) => {
      const pictureId = await replacePicture(client, { userId: user.id, ...image });
      const address = fillPath(picture.path, { pictureId });
      await updateProfilePicture(client, user.id, address);
      return address;
    });
    return { user: presentUser({ ...user, profilePicture }) };
  });

  handle(app, removePicture, async ({ user }) => {
    await inTransaction(context.pool, async (client) => {
      await deletePicture(client, user.id);
      await updateProfilePicture(client, user.id, null);
    });
    return { user: presentUser({ ...user, profilePicture: null }) };
  });

  handle(app, picture, async ({ params, reply }) => {
    const found = isUuid(params.pictureId) ? await findPicture(context.pool, params.pictureId) : undefined;
    if (found === undefined) throw new DomainError("not_found", "Not found");
    reply.headers({ "content-security-policy": PICTURE_POLICY, "cache-control": FOR_EVER });
    reply.type(found.content_type).send(found.content);
    return TAKEN_OVER;
  });
}

/** The browser's word on what it sends does not count: the bytes do. */
function readImage(base64: string): { contentType: ImageType; content: Buffer } {
  const content = Buffer.from(base64, "base64");
  if (content.length > PICTURE_MAX_BYTES) throw new DomainError("bad_input", PICTURE_TOO_LARGE);
  const contentType = imageTypeOf(content);
  if (contentType === null) throw new DomainError("bad_input", PICTURE_NOT_AN_IMAGE);
  return { contentType, content };
}
