import type { Role } from "@verdict/contract/accounts";
import type { TokenScope } from "@verdict/contract/endpoint";
import type { FastifyRequest } from "fastify";

/** Who makes this call, read from the database with the session, so a changed role counts at once. */
export interface SignedInUser {
  id: string;
  role: Role;
  emailId: string;
  firstName: string;
  lastName: string | null;
  profilePicture: string | null;
  problemsSolvedCount: number;
  createdAt: Date;
  /** A program with a personal token: whatever its owner is elsewhere, here it is a user. */
  isProgram?: true;
}

/**
 * Null when the request carries no valid session and no valid token. `scope` is what a token needs for this call; null
 * refuses every token. The accounts domain supplies it to the application.
 */
export type Authenticate = (request: FastifyRequest, scope: TokenScope | null) => Promise<SignedInUser | null>;

declare module "fastify" {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    signedInUser: SignedInUser | null;
  }
}
