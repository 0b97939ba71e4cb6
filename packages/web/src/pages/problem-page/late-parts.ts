import { loadEditor } from "../../editor/lazy-editor.tsx";
import { latePart } from "../../ui/late-part.tsx";

/* What the page does without until there is time for it. */

/** What shows what is found while somebody types comes when the editor stands. */
const loadTyping = () => loadEditor().then(() => import("./typing-parts.tsx"));

export const MarksChip = latePart(async () => (await loadTyping()).MarksChip);
export const MarksList = latePart(async () => (await loadTyping()).MarksList);
export const LiveSwitch = latePart(async () => (await loadTyping()).LiveSwitch);
export const LiveLine = latePart(async () => (await loadTyping()).LiveLine);
export const ContestBar = latePart(async () => (await import("../contests/contest-bar.tsx")).ContestBar);
export const AssignmentBar = latePart(async () => (await import("../classes/assignment-bar.tsx")).AssignmentBar);
export const Timer = latePart(async () => (await import("./timer.tsx")).Timer);
export const SuccessFacts = latePart(async () => (await import("./success-facts.tsx")).SuccessFacts);
