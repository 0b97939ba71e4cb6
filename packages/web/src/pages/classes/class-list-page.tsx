import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { answerInvitation, createClass, joinClass } from "@verdict/contract/classes";
import { GraduationCap } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAuth } from "../../platform/auth.tsx";
import { callApi } from "../../platform/call-api.ts";
import type { OpenClassInvitation, OpenClassSummary } from "../../platform/open-answers.ts";
import { usePageTitle } from "../../platform/page-meta.ts";
import { paths } from "../../platform/paths.ts";
import { Badge } from "../../ui/badges.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { classesQuery } from "./class-queries.ts";
import { peopleText, roleText } from "./class-text.ts";
import { TeachersPanel } from "./teachers-panel.tsx";

export function ClassListPage() {
  usePageTitle("Classes");
  const { user } = useAuth();
  const query = useQuery(classesQuery);
  return (
    <>
      <div>
        <h1 className="text-2xl font-semibold">Classes</h1>
        <p className="mt-1 text-muted">Assignments of your teachers, on the same problems and in the same editor.</p>
      </div>
      <Loaded query={query} what="the classes">
        {({ classes, invitations, mayTeach }) => (
          <>
            {invitations.map((invitation) => (
              <InvitationPanel key={invitation.classId} invitation={invitation} />
            ))}
            <div className={mayTeach ? "grid gap-4 sm:grid-cols-2" : "grid gap-4"}>
              <JoinForm />
              {mayTeach && <CreateForm />}
            </div>
            <ClassLists classes={classes} />
            {user?.role === "admin" && <TeachersPanel />}
          </>
        )}
      </Loaded>
    </>
  );
}

function ClassLists({ classes }: { classes: readonly OpenClassSummary[] }) {
  if (classes.length === 0) {
    return (
      <div className="panel">
        <EmptyState
          icon={<GraduationCap className="size-5" aria-hidden="true" />}
          title="You are in no class yet."
          hint="Your teacher gives you a code, or invites your address."
        />
      </div>
    );
  }
  const groups = [
    { title: "My classes", rows: classes.filter((one) => one.role !== null && !one.isArchived) },
    { title: "Classes of others", rows: classes.filter((one) => one.role === null && !one.isArchived) },
    { title: "Archived", rows: classes.filter((one) => one.isArchived) },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} aria-label={title} className="grid gap-2">
        <h2 className="text-sm font-medium text-muted">{title}</h2>
        <ul className="panel divide-y divide-line overflow-hidden">
          {rows.map((one) => (
            <li key={one._id} className="relative px-5 py-4 transition-colors hover:bg-hover">
              <div className="flex flex-wrap items-center gap-2">
                <Link
                  to={paths.schoolClass(one._id)}
                  className="min-w-0 font-medium break-words -outline-offset-2 after:absolute after:inset-0"
                >
                  {one.name}
                </Link>
                {one.role !== null && one.role !== "student" && <Badge tone="primary">{roleText(one.role)}</Badge>}
              </div>
              <p className="num mt-1 text-[0.8125rem] text-muted">
                {[
                  one.teachers.length === 0 ? "No teacher" : one.teachers.join(", "),
                  ...(one.students === null ? [] : [peopleText(one.students)]),
                ].join(" · ")}
              </p>
            </li>
          ))}
        </ul>
      </section>
    ));
}

function JoinForm() {
  const [code, setCode] = useState("");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const join = useMutation({
    mutationFn: () => callApi(joinClass, { body: { code } }),
    onSuccess: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: ["classes"] });
      await navigate(paths.schoolClass(_id));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    join.mutate();
  };
  return (
    <form onSubmit={submit} className="panel grid content-start gap-4 p-5">
      <FormField
        label="Join a class"
        hint="Its teachers and assistants will see your name, your address and what you submit for its assignments."
        error={undefined}
        placeholder="K7QF-3MXP"
        autoComplete="off"
        required
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <FailureBox error={join.error} fallback="You could not join." />
      <SubmitButton text="Join" busyText="One moment..." isBusy={join.isPending} className="justify-self-start" />
    </form>
  );
}

function CreateForm() {
  const [name, setName] = useState("");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => callApi(createClass, { body: { name } }),
    onSuccess: async ({ _id }) => {
      await queryClient.invalidateQueries({ queryKey: ["classes"] });
      await navigate(paths.schoolClass(_id));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form onSubmit={submit} className="panel grid content-start gap-4 p-5">
      <FormField
        label="New class"
        hint="You are its teacher; students join by a code or by your roster."
        error={undefined}
        placeholder="Algorithms, winter term"
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FailureBox error={create.error} fallback="The class could not be made." />
      <SubmitButton
        text="Create the class"
        busyText="One moment..."
        isBusy={create.isPending}
        className="justify-self-start"
      />
    </form>
  );
}

function InvitationPanel({ invitation }: { invitation: OpenClassInvitation }) {
  const queryClient = useQueryClient();
  const answer = useMutation({
    mutationFn: (accepts: boolean) =>
      callApi(answerInvitation, { params: { classId: invitation.classId }, body: { accepts } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["classes"] }),
  });
  return (
    <section aria-label={`Invitation to ${invitation.name}`} className="panel grid gap-4 p-5">
      <div>
        <p className="font-medium break-words">You are invited to {invitation.name}</p>
        <p className="mt-1 text-muted">
          {invitation.teachers.length > 0 && `By ${invitation.teachers.join(", ")}. `}
          Its teachers and assistants will see your name, your address and what you submit for its assignments.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn-cta" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          Accept
        </button>
        <button type="button" className="btn-quiet" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          Decline
        </button>
      </div>
      <FailureBox error={answer.error} fallback="The answer could not be sent." />
    </section>
  );
}
