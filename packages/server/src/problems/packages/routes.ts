import { Readable } from "node:stream";
import { withPackage } from "@verdict/catalogue/open-package";
import { PackageError } from "@verdict/catalogue/package-error";
import { withUnpackedFiles } from "@verdict/catalogue/read-zip";
import {
  exportProblem,
  importProblem,
  PACKAGE_ZIP_MAX_BYTES,
  PACKAGE_ZIP_TYPE,
} from "@verdict/contract/problem-packages";
import { testsFromZip } from "@verdict/contract/test-pairs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerOrStream } from "../../judging/answer-or-stream.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { handle, TAKEN_OVER } from "../../platform/http/handle.ts";
import { exportPackage } from "./export-package.ts";
import { type ImportContext, importPackage, readImport } from "./import-package.ts";
import { readTestPairs, TEST_ZIP_LIMITS } from "./read-test-pairs.ts";
import { withReceivedZip } from "./receive-zip.ts";

const ZIP_LIMIT = { bodyLimitBytes: PACKAGE_ZIP_MAX_BYTES };
/** The name of a package whose zip holds no folder around it. */
const NAMELESS = "imported-problem";

export function registerPackageRoutes(app: FastifyInstance, context: ImportContext): void {
  // A scope of its own: no other call takes a zip.
  app.register(async (scope) => {
    scope.addContentTypeParser(PACKAGE_ZIP_TYPE, (_request, body, done) => done(null, body));

    handle(
      scope,
      importProblem,
      async ({ user, request, reply, query }) => {
        const upload = requireUpload(request);
        return answerOrStream({ request, reply }, async function* (signal) {
          const read = await withReceivedZip(upload, (zipFile) =>
            withPackage(
              zipFile,
              (folder, converted) =>
                readImport(context, { folder, converted, again: query.again ?? null }, { userId: user.id, signal }),
              { zipName: NAMELESS },
            ).catch(refuseBadZip),
          );
          const person = { userId: user.id, signal };
          return yield* importPackage(context, read, { ...person, asDraft: query.as === "draft" });
        });
      },
      ZIP_LIMIT,
    );

    handle(
      scope,
      testsFromZip,
      ({ request }) =>
        withReceivedZip(requireUpload(request), (zipFile) =>
          withUnpackedFiles(
            zipFile,
            (folder, paths) => readTestPairs(context.pool, folder, paths),
            TEST_ZIP_LIMITS,
          ).catch(refuseBadZip),
        ),
      ZIP_LIMIT,
    );
  });

  handle(app, exportProblem, async ({ params, query, reply }) => {
    const zip = await exportPackage(context, { problemId: params.problemId, format: query.format });
    reply.header("content-disposition", `attachment; filename="${params.problemId}.zip"`);
    reply.type(PACKAGE_ZIP_TYPE).send(zip);
    return TAKEN_OVER;
  });
}

function requireUpload(request: FastifyRequest): Readable {
  if (request.body instanceof Readable) return request.body;
  throw new DomainError("bad_input", `Send the zip with the content type ${PACKAGE_ZIP_TYPE}`);
}

function refuseBadZip(error: unknown): never {
  if (error instanceof PackageError) throw new DomainError("bad_input", error.message, { cause: error });
  throw error;
}
