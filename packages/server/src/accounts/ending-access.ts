import { ACCESS_ENDED } from "../platform/http/access-watch.ts";

/** The deletion of sessions or tokens, which tells all web servers whose they were; its count is that of the users. */
export function endingAccess(deletion: string): string {
  return `with gone as (${deletion} returning user_id)
          select pg_notify('${ACCESS_ENDED}', user_id::text) from gone group by user_id`;
}
