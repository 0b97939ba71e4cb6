import { type DeskInput, DeskSession } from "./desk-session.ts";
import { LiveLine, LiveSwitch } from "./live-parts.tsx";
import { MarksChip, MarksList } from "./marks-parts.tsx";

/** What is around the editor while somebody types, and the parts of the page that show it. */
export interface Desk {
  session: DeskSession;
  LiveLine: typeof LiveLine;
  LiveSwitch: typeof LiveSwitch;
  MarksChip: typeof MarksChip;
  MarksList: typeof MarksList;
}

/** Whoever opens a desk closes its session. */
export function openDesk(input: DeskInput): Desk {
  return { session: new DeskSession(input), LiveLine, LiveSwitch, MarksChip, MarksList };
}
