import type { ProblemEdit } from "@verdict/contract/admin-problems";
import type { PackagePrograms } from "@verdict/contract/author-programs";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { requireBuilt } from "../building/require-built.ts";
import { listConversations } from "../conversations.ts";
import { listReferenceSolutions } from "../store.ts";
import { type OfClass, requireOfClass } from "./of-class.ts";
import { presentPackagePrograms } from "./package-programs.ts";
import { mostBytesInForm, presentEdit } from "./present-edit.ts";
import { type AuthoringContext, TESTS_BEING_BUILT } from "./save-problem.ts";
import {
  countTests,
  type EditedProblemRow,
  findEditedProblem,
  findProblemFault,
  findStudyMaterial,
  listEditedTests,
} from "./store.ts";

/** A stored problem, as its author asks for it. */
interface AskedEdit {
  problemId: string;
  /** Left out for administrators, who may write every problem. */
  ofClass?: Pick<OfClass, "classId">;
}

/** Throws not_found for an unknown or deleted one, and for one that is not of the class. */
export async function requireEdited(db: Queryable, { problemId, ofClass }: AskedEdit): Promise<EditedProblemRow> {
  const problem = await findEditedProblem(db, problemId);
  if (problem === null) throw new DomainError("not_found", "This problem does not exist");
  if (ofClass !== undefined) requireOfClass(problem, ofClass);
  return problem;
}

/** The whole problem, hidden tests included. Throws not_found, and conflict while its tests are being built. */
export async function readEdit(
  { pool, countOutdated }: Pick<AuthoringContext, "pool" | "countOutdated">,
  asked: AskedEdit,
): Promise<ProblemEdit> {
  const problem = await requireEdited(pool, asked);
  await requireBuilt(pool, problem, TESTS_BEING_BUILT);
  const [tests, solutions, outdatedSubmissions, fault, conversations] = await Promise.all([
    listEditedTests(pool, { problemId: problem.id, mostBytes: mostBytesInForm(await countTests(pool, problem.id)) }),
    listReferenceSolutions(pool, problem.id),
    countOutdated(pool, problem.id),
    findProblemFault(pool, problem.id),
    listConversations(pool, problem.id),
  ]);
  return presentEdit({ problem, tests, solutions, outdatedSubmissions, fault, conversations });
}

/** Throws not_found. */
export async function readPrograms(db: Queryable, asked: AskedEdit): Promise<PackagePrograms> {
  const problem = await requireEdited(db, asked);
  return presentPackagePrograms(await findStudyMaterial(db, problem.id));
}
