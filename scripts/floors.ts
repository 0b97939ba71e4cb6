/** Which of our packages each package may import. A lower floor never imports a higher one. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  sandbox: [],
  catalogue: ["contract"],
  judge: ["catalogue", "contract", "sandbox"],
  server: ["catalogue", "contract"],
  web: ["contract"],
  cli: ["contract"],
};

/**
 * The rooms of the packages that have an order, the lowest floor first. A room is a folder in `src` (or one within it:
 * `studies/growth`), or a file that stands there by itself. It may import what is on lower floors, and never what
 * stands beside it. Queries keep to the same floors.
 */
export const ROOMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  judge: [
    ["judge-environment", "languages"],
    ["running", "toolchains"],
    ["checking"],
    ["judge-submission", "steps"],
    ["program-runner"],
    ["judge", "package-programs"],
    ["building"],
    ["studies/shared"],
    ["studies/growth", "studies/smallest"],
    ["cli", "worker"],
    ["testing"],
  ],
  server: [
    ["config-openid", "config-s3", "config-values", "terminal-errors"],
    ["config"],
    ["platform"],
    ["accounts"],
    ["judging"],
    ["openings"],
    ["backup", "problems"],
    ["drafts"],
    ["health", "submissions"],
    ["assistant", "classes", "contests", "status", "talk", "videos"],
    ["lti"],
    ["profile"],
    ["create-context", "housekeeping"],
    ["app"],
    ["commands", "main"],
    ["testing"],
    ["abuse"],
  ],
  web: [
    ["platform"],
    ["ui"],
    ["editor"],
    ["steps"],
    ["accounts", "assistant", "drafts", "judging", "problems", "profile", "submissions", "videos"],
    ["authoring"],
    ["admin", "pages"],
    ["app"],
  ],
};

/** The room that a file is in, by its path in `src`; the innermost, where the table has rooms within a room. */
export function roomOf(packageName: string, inside: string): string | null {
  const rooms = (ROOMS[packageName] ?? []).flat().filter((room) => inside.replace(".", "/").startsWith(`${room}/`));
  return rooms.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** Counted from 0, the lowest. */
export function floorOf(packageName: string, room: string): number {
  return (ROOMS[packageName] ?? []).findIndex((floor) => floor.includes(room));
}

/** Every room on a lower floor. */
export function roomsBelow(packageName: string, room: string): string[] {
  return (ROOMS[packageName] ?? []).slice(0, floorOf(packageName, room)).flat();
}
