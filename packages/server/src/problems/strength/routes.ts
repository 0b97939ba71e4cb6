import { testStrength } from "@verdict/contract/test-strength";
import type { FastifyInstance } from "fastify";
import { answerOrStream } from "../../judging/answer-or-stream.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { handle } from "../../platform/http/handle.ts";
import { measureStrength } from "./measure-strength.ts";

export function registerStrengthRoutes(app: FastifyInstance, judging: JudgingContext): void {
  handle(app, testStrength, ({ params, user, request, reply }) =>
    answerOrStream({ request, reply }, (channel) =>
      measureStrength(judging, { userId: user.id, problemId: params.problemId, channel }),
    ),
  );
}
