import type { OpenUser } from "../platform/open-answers.ts";
import { AccountButton } from "./account-button.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** The admin screens have links of their own. In this chunk, and so in no further one for the other pages. */
export function AdminMenu({ user }: { user: OpenUser }) {
  return <AccountButton user={user} />;
}

/** What only signed-in users need of the header, in a chunk of its own: the landing page of visitors stays small. */
export function HeaderMenus({ user }: { user: OpenUser }) {
  return (
    <>
      <AccountButton user={user} />
      <MobileMenu />
    </>
  );
}
