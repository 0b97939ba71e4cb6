/** SQLSTATE of PostgreSQL's appendix A. */
const UNIQUE_VIOLATION = "23505";

/** Whether a statement failed because there is such a row already, which another request may have made just now. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION;
}
