import { interactionText, parseInteraction } from "@verdict/contract/conversation";
import type { Queryable } from "../platform/postgres/transaction.ts";

/** As in a package, but for the name: that of the visible test that it belongs to; null where it is nobody's. */
export interface StoredConversation {
  name: string | null;
  text: string;
}

/** Takes the place of those that the problem has. Their texts are in their form. */
export async function writeConversations(
  db: Queryable,
  { id, conversations }: { id: string; conversations: readonly StoredConversation[] },
): Promise<void> {
  await db.query("delete from problem_conversation where problem_id = $1", [id]);
  await db.query(
    `insert into problem_conversation (problem_id, number, name, text)
     select $1, number, name, text
       from unnest($2::text[], $3::text[]) with ordinality as conversation (name, text, number)`,
    [id, conversations.map(({ name }) => name), conversations.map(({ text }) => text)],
  );
}

export async function listConversations(db: Queryable, problemId: string): Promise<StoredConversation[]> {
  const { rows } = await db.query<StoredConversation>(
    "select name, text from problem_conversation where problem_id = $1 order by number",
    [problemId],
  );
  return rows;
}

/** In the form in which exports and imports agree; null for what has another form. */
export function tidyConversation(text: string): string | null {
  const conversation = parseInteraction(text);
  return conversation === null ? null : interactionText(conversation);
}
