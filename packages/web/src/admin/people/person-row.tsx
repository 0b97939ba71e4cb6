import type { OpenPerson } from "../../platform/open-answers.ts";
import { Badge } from "../../ui/badges.tsx";
import { dayText } from "../../ui/date-text.ts";

export function PersonRow({ person, onOpen }: { person: OpenPerson; onOpen: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="min-w-0 flex-1 basis-64">
        <span className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 truncate font-medium">{person.name}</span>
          <PersonBadges person={person} />
        </span>
        <span className="block truncate text-[0.8125rem] text-muted">{person.emailId}</span>
      </span>
      <span className="num text-xs text-muted max-sm:w-full">
        {person.problemsSolvedCount} solved · joined {dayText(person.createdAt)} ·{" "}
        {person.lastSeenAt === null ? "not logged in" : `last seen ${dayText(person.lastSeenAt)}`}
      </span>
      <button type="button" className="btn-quiet h-9 px-3" aria-label={`Change ${person.name}`} onClick={onOpen}>
        Change
      </button>
    </li>
  );
}

export function PersonBadges({ person }: { person: OpenPerson }) {
  return (
    <>
      {person.role === "admin" && <Badge tone="primary">Admin</Badge>}
      {person.lock !== null && <Badge tone="warning">Locked</Badge>}
      {person.deletedAfter !== null && <Badge tone="error">Goes on {dayText(person.deletedAfter)}</Badge>}
    </>
  );
}
