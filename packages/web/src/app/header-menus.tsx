import type { OpenUser } from "../platform/open-answers.ts";
import { AccountButton } from "./account-button.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** What only signed-in users need of the header, in a chunk of its own: the landing page of visitors stays small. */
export function HeaderMenus({ user }: { user: OpenUser }) {
  return (
    <>
      <AccountButton user={user} />
      <MobileMenu />
    </>
  );
}
