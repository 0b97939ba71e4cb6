import { Readable } from "node:stream";
import { PackageError } from "@verdict/catalogue/package-error";
import { withUnpackedZip } from "@verdict/catalogue/read-zip";
import {
  exportProblem,
  importProblem,
  PACKAGE_ZIP_MAX_BYTES,
  PACKAGE_ZIP_TYPE,
} from "@verdict/contract/problem-packages";
import type { FastifyInstance } from "fastify";
import { answerOrStream } from "../../judging/answer-or-stream.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { exportPackage } from "./export-package.ts";
import { importPackage } from "./import-package.ts";
import { withReceivedZip } from "./receive-zip.ts";

/** The name of a package whose zip holds no folder around it. */
const NAMELESS = "imported-problem";

export function registerPackageRoutes(app: FastifyInstance, judging: JudgingContext): void {
  // A scope of its own: no other call takes a zip.
  app.register(async (scope) => {
    scope.addContentTypeParser(PACKAGE_ZIP_TYPE, (_request, body, done) => done(null, body));

    handle(
      scope,
      importProblem,
      async ({ user, request, reply }) => {
        const upload = request.body;
        if (!(upload instanceof Readable))
          throw new DomainError("bad_input", `Send the package as ${PACKAGE_ZIP_TYPE}`);
        return answerOrStream({ request, reply }, (channel) =>
          withReceivedZip(upload, (zipFile) =>
            withUnpackedZip(zipFile, NAMELESS, (folder) =>
              importPackage(judging, folder, { userId: user.id, channel }),
            ).catch(refuseBadZip),
          ),
        );
      },
      { bodyLimitBytes: PACKAGE_ZIP_MAX_BYTES },
    );
  });

  handle(app, exportProblem, async ({ params, reply }) => {
    const zip = await exportPackage(judging, params.problemId);
    reply.header("content-disposition", `attachment; filename="${params.problemId}.zip"`);
    reply.type(PACKAGE_ZIP_TYPE).send(zip);
    return TAKEN_OVER;
  });
}

function refuseBadZip(error: unknown): never {
  if (error instanceof PackageError) throw new DomainError("bad_input", error.message, { cause: error });
  throw error;
}
