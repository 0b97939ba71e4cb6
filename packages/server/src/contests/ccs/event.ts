import { CCS_COLLECTIONS, type CcsCollection } from "@verdict/contract/ccs";

/*
 * What the event feed is made of: the objects of a contest as texts, and in which order it is told what becomes of
 * them.
 */

export type EventType = "contest" | CcsCollection | "state";

/** `id` is null of what there is once. `data` is its JSON; null for what is gone. */
export interface CcsEvent {
  type: EventType;
  id: string | null;
  data: string | null;
}

export function eventOf(type: EventType, id: string | null, object: object): CcsEvent {
  return { type, id, data: JSON.stringify(object) };
}

export function goneOf({ type, id }: CcsEvent): CcsEvent {
  return { type, id, data: null };
}

/**
 * What is referred to comes before what refers to it, and the state last: after the end of all updates there are none.
 */
const ORDER: readonly EventType[] = ["contest", ...CCS_COLLECTIONS, "state"];
/** These go before anything is told that is new: what they refer to may go as well. */
const GO_FIRST: readonly EventType[] = ["awards", "clarifications", "judgements", "submissions"];

/** So that at no moment more is left open than has to be. */
export function inOrder(events: readonly CcsEvent[]): CcsEvent[] {
  return events.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ type, data }: CcsEvent): number {
  const place = ORDER.indexOf(type);
  if (data !== null) return type === "state" ? 3 * ORDER.length : ORDER.length + place;
  const first = GO_FIRST.indexOf(type);
  return first === -1 ? 3 * ORDER.length - 1 - place : first;
}

/** With a token, by which a client that comes back says what it has heard; null: this is no place to come back to. */
export function lineOf({ type, id, data }: CcsEvent, token: string | null): string {
  const end = token === null ? "" : `,"token":${JSON.stringify(token)}`;
  return `{"type":"${type}","id":${JSON.stringify(id)},"data":${data ?? "null"}${end}}\n`;
}
