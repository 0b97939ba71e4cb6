import type { User } from "@verdict/contract/accounts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";

/** The one way in which an account leaves the server. */
export function presentUser(user: SignedInUser): User {
  return {
    _id: user.id,
    firstName: user.firstName,
    ...(user.lastName === null ? {} : { lastName: user.lastName }),
    emailId: user.emailId,
    role: user.role,
    ...(user.profilePicture === null ? {} : { profilePicture: user.profilePicture }),
    problemsSolvedCount: user.problemsSolvedCount,
    createdAt: user.createdAt.toISOString(),
  };
}
