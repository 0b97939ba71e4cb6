import { randomToken } from "../../accounts/sessions/token.ts";
import { mostOf } from "../../classes/grading/grade-class.ts";
import type { GradedAssignmentRow } from "../../classes/grading/store.ts";
import { CLAIM, DEEP_LINKING, type LaunchFacts, WANTED_CLASS, WANTED_PARAMETER } from "../launch/launch-facts.ts";
import { type Launch, putAnswer } from "../launch/store.ts";
import type { LtiContext } from "../lti-context.ts";
import { LAUNCH_PATH } from "../lti-paths.ts";
import type { Platform } from "../platforms/store.ts";

type Choice = Extract<LaunchFacts["opens"], { kind: "choice" }>;

/** Keeps what goes back to the platform: a link to the assignment, or to the class itself (Deep Linking 2.0). */
export async function answerChoice(
  { pool, toolKey, config }: Pick<LtiContext, "pool" | "toolKey" | "config">,
  input: {
    launch: Launch;
    platform: Platform;
    choice: Choice;
    className: string;
    assignment: GradedAssignmentRow | null;
  },
): Promise<void> {
  const { launch, platform, choice, className, assignment } = input;
  const most = assignment === null ? 0 : mostOf(assignment);
  const title = assignment?.title ?? className;
  const takesGrades = assignment !== null && choice.takesGrades && most > 0;
  const link = {
    type: "ltiResourceLink",
    title,
    url: config.publicUrl + LAUNCH_PATH,
    custom: { [WANTED_PARAMETER]: assignment?.id ?? WANTED_CLASS },
    ...(takesGrades ? { lineItem: { label: title, scoreMaximum: most, resourceId: assignment.id } } : {}),
  };
  const token = await toolKey.sign({
    iss: platform.clientId,
    aud: platform.issuer,
    nonce: randomToken(),
    [`${CLAIM}deployment_id`]: launch.facts.deploymentId,
    [`${CLAIM}message_type`]: "LtiDeepLinkingResponse",
    [`${CLAIM}version`]: "1.3.0",
    [`${DEEP_LINKING}content_items`]: [link],
    ...(choice.data === null ? {} : { [`${DEEP_LINKING}data`]: choice.data }),
  });
  await putAnswer(pool, { ticketHash: launch.ticketHash, answer: { url: choice.returnUrl, token } });
}
