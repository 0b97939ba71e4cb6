import type { ClassRole } from "@verdict/contract/classes";
import { knownWord } from "../../ui/known-word.ts";

export const ROLE_TEXT: Record<ClassRole, string> = {
  student: "Student",
  assistant: "Assistant",
  teacher: "Teacher",
};

/** In words; one that this page does not know as it came. */
export function roleText(role: string): string {
  return knownWord(ROLE_TEXT, role) ?? role;
}

/** `1 student`. */
export function peopleText(students: number): string {
  return students === 1 ? "1 student" : `${students} students`;
}
