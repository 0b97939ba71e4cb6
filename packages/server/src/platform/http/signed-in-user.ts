import type { Role } from "@verdict/contract/accounts";
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
}

/** Null when the request carries no valid session. The accounts domain supplies it to the application. */
export type Authenticate = (request: FastifyRequest) => Promise<SignedInUser | null>;

declare module "fastify" {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    signedInUser: SignedInUser | null;
  }
}
