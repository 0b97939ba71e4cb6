import type { User } from "@verdict/contract/accounts";
import { AccountMenu } from "./account-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

/** What only signed-in users need of the header, in a chunk of its own: the landing page of visitors stays small. */
export function HeaderMenus({ user }: { user: User }) {
  return (
    <>
      <AccountMenu user={user} />
      <MobileMenu />
    </>
  );
}
