import type { ChatBody, ChatReply, HintLevel } from "@verdict/contract/assistant";
import type { LanguageId } from "@verdict/contract/language";
import { storable } from "@verdict/contract/storable-text";
import { ClientGone } from "../judging/inbox.ts";
import { listOffered } from "../judging/offered-languages.ts";
import { findRunningContest } from "../openings/store.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import { inTransaction } from "../platform/postgres/transaction.ts";
import type { ProblemRow } from "../problems/store.ts";
import { admitQuestion } from "./admission.ts";
import type { AssistantContext } from "./assistant-context.ts";
import { insertExchange, listGuardedAnswers } from "./conversation/store.ts";
import { type EarlierCode, earlierCode } from "./gate/earlier-code.ts";
import { gateAnswer } from "./gate/gate-answer.ts";
import { opinionOfJudge } from "./gate/opinion-of-judge.ts";
import type { ChatModel, Question } from "./model/chat-model.ts";
import { noAnswer, tooSlow } from "./model/upstream-failures.ts";
import { findProblemOf, materialOfClient, readMaterial } from "./prompt/read-material.ts";
import { systemPrompt } from "./prompt/system-prompt.ts";
import { questionOf, turnsOf } from "./prompt/turns.ts";
import { readAhead } from "./read-ahead.ts";
import { NOT_SET_UP } from "./set-up-text.ts";

/** Beyond this an answer is cut: no tutor writes a book, and a broken model may never stop. */
const LONGEST_ANSWER = 24_000;

/** As many as one may ask for in five minutes. */
const MOST_EARLIER_ANSWERS = 20;

interface Ask {
  user: SignedInUser;
  body: ChatBody;
  /** Aborts when nobody reads the answer any more. */
  signal: AbortSignal;
  /** Whether the model is asked for its answer bit by bit. */
  wantsStream: boolean;
}

interface Asking extends Ask {
  model: ChatModel;
  problem: ProblemRow | null;
  level: HintLevel;
  maySeeSolution: boolean;
}

/** What is told of an answer on the way: its words, and that the judge looks at a block of code. */
interface AnswerEvent {
  event: null;
  data: { delta: string } | { checking: true };
}

/** An answer as far as it has come. */
interface Shown {
  answer: string;
  isHeldBack: boolean;
}

/**
 * Answers a question and keeps it with its answer, also an answer that was stopped or broke off. Throws not_configured
 * without an endpoint, bad_input, too_large, too_many_requests, and what the model throws; ClientGone when the reader
 * leaves.
 */
export async function* ask(context: AssistantContext, input: Ask): AsyncGenerator<AnswerEvent, ChatReply> {
  const { user, body } = input;
  if (context.model === null) throw new DomainError("not_configured", NOT_SET_UP);
  // For no problem at all: whoever names another one could ask about those of the contest all the same.
  const contest = user.role === "admin" ? null : await findRunningContest(context.pool, user.id);
  if (contest !== null) throw new DomainError("not_allowed", `The helper is closed until ${contest} is over`);
  const question = questionOf(body.messages);
  const problem = await findProblemOf(context.pool, input);
  const level = body.hintLevel ?? "nudge";
  const hasConfirmed = body.confirmSolution === true && level === "code";
  const maySeeSolution = (problem?.is_solved ?? false) || hasConfirmed;
  const asking: Asking = { ...input, model: context.model, problem, level, maySeeSolution };
  const leave = await admitQuestion(context.pool, user.id);
  const shown: Shown = { answer: "", isHeldBack: false };
  let isPartial = true;
  try {
    yield* answer(context, asking, shown);
    isPartial = false;
    return { message: shown.answer, hintLevel: level, ...(shown.isHeldBack ? { isHeldBack: true } : {}) };
  } finally {
    if (problem !== null && shown.answer.trim() !== "") {
      const of = { userId: user.id, problemId: problem.id, question, level };
      const exchange = { ...of, ...shown, isPartial, isUnguarded: maySeeSolution };
      await inTransaction(context.pool, (db) => insertExchange(db, exchange));
    }
    await leave();
  }
}

/** Fills `shown`, as the answer passes the gate. */
async function* answer(context: AssistantContext, asking: Asking, shown: Shown): AsyncGenerator<AnswerEvent, void> {
  const { user, body, problem } = asking;
  const offered = await listOffered(context);
  const question = await makeQuestion(context, asking, offered);
  const tooLate = AbortSignal.timeout(context.timings.totalMs);
  const ending = new AbortController();
  const signal = AbortSignal.any([asking.signal, tooLate, ending.signal]);
  const pieces = readAhead(limitLength(askModel(asking, question, signal)));
  const own =
    body.language === undefined || body.code === undefined ? null : { language: body.language, source: body.code };
  try {
    for await (const piece of gateAnswer(pieces, {
      maySeeSolution: asking.maySeeSolution,
      userLanguage: body.language ?? null,
      offered,
      frames: { starterCode: problem?.start_code ?? {}, own },
      earlier: await readEarlier(context, asking),
      assemble: context.assembler.assemble,
      judge: async (programs) =>
        problem === null
          ? { kind: "unchecked" }
          : opinionOfJudge(context.judging, {
              userId: user.id,
              problemId: problem.id,
              programs,
              signal: asking.signal,
            }),
    })) {
      if (piece.kind === "checking") {
        yield { event: null, data: { checking: true } };
        continue;
      }
      if (asking.signal.aborted) throw new ClientGone("nobody reads this answer any more");
      const text = storable(piece.text);
      shown.answer += text;
      shown.isHeldBack ||= piece.kind === "held";
      yield { event: null, data: { delta: text } };
    }
    if (shown.answer.trim() === "") throw noAnswer();
  } catch (error) {
    if (asking.signal.aborted) throw new ClientGone("nobody reads this answer any more", { cause: error });
    if (tooLate.aborted && !(error instanceof DomainError)) throw tooSlow();
    throw error;
  } finally {
    ending.abort();
  }
}

async function makeQuestion(
  context: AssistantContext,
  asking: Asking,
  offered: readonly LanguageId[],
): Promise<Question> {
  const { user, body, problem, level, maySeeSolution } = asking;
  const material =
    problem === null ? materialOfClient(body) : await readMaterial(context.pool, { user, body, problem, level });
  const system = systemPrompt({ level, maySeeSolution, hasSolved: problem?.is_solved ?? false, offered, material });
  return { system, turns: turnsOf(body.messages) };
}

/** Whoever may see the solution may also put it together. */
async function readEarlier(context: AssistantContext, asking: Asking): Promise<EarlierCode[]> {
  const { user, problem, maySeeSolution } = asking;
  if (problem === null || maySeeSolution) return [];
  const conversation = { userId: user.id, problemId: problem.id, most: MOST_EARLIER_ANSWERS };
  return earlierCode(await listGuardedAnswers(context.pool, conversation));
}

async function* askModel(asking: Asking, question: Question, signal: AbortSignal): AsyncGenerator<string> {
  if (asking.wantsStream) yield* asking.model.stream(question, signal);
  else yield await asking.model.text(question, signal);
}

async function* limitLength(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of pieces) {
    yield piece.slice(0, LONGEST_ANSWER - length);
    length += piece.length;
    if (length >= LONGEST_ANSWER) return;
  }
}
