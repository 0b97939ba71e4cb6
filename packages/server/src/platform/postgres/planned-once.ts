import { createHash } from "node:crypto";
import pg from "pg";

/** A statement whose plan a connection keeps; its values are given beside it. */
export interface PlannedOnce {
  readonly name: string;
  readonly text: string;
}

/**
 * For what pages ask all the time. A statement over ten tables takes PostgreSQL ten times as long to plan as to answer,
 * so each connection plans it a few times and then keeps the plan, some 100 kB of its memory. The plan fits all values:
 * where another one would be right for some of them (a null that means "all"), make that a statement of its own.
 */
export function plannedOnce(text: string): PlannedOnce {
  return { name: createHash("sha256").update(text).digest("hex").slice(0, 24), text };
}

/** Behind a transaction pooler the next query may meet another connection, which knows nothing of the plan. */
export class ClientWithoutPlans extends pg.Client {
  override query = ((asked: unknown, ...rest: unknown[]) =>
    Reflect.apply(super.query, this, [withoutName(asked), ...rest])) as pg.Client["query"];
}

function withoutName(asked: unknown): unknown {
  if (typeof asked !== "object" || asked === null || !("name" in asked) || "submit" in asked) return asked;
  const { name: _, ...rest } = asked;
  return rest;
}
