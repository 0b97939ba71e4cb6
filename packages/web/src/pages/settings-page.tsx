import { useState } from "react";
import { ChangeEmailPanel } from "../accounts/change-email-panel.tsx";
import { ChangeNameForm } from "../accounts/change-name-form.tsx";
import { ChangePasswordForm, NoPasswordYet } from "../accounts/change-password-form.tsx";
import { DeleteAccountPanel } from "../accounts/delete-account-panel.tsx";
import { LearningPlatforms } from "../accounts/learning-platforms.tsx";
import { forgetMailedCodes } from "../accounts/mailed-code.ts";
import { OpenSessions } from "../accounts/open-sessions.tsx";
import { OwnDataPanel } from "../accounts/own-data-panel.tsx";
import { PersonalTokens } from "../accounts/personal-tokens.tsx";
import { EditorChoices } from "../editor/editor-choices.tsx";
import { TypingSwitches } from "../editor/typing-switches.tsx";
import { useAuth, useSetCurrentUser } from "../platform/auth.tsx";
import { usePageTitle } from "../platform/page-meta.ts";
import { useProfile } from "../profile/use-profile.ts";
import { dayText } from "../ui/date-text.ts";
import { TitledPanel } from "../ui/panel.tsx";
import { AppearancePanel } from "./appearance-panel.tsx";
import { MailsPanel } from "./mails-panel.tsx";
import { PublicProfilePanel } from "./public-profile-panel.tsx";
import { TemplatesPanel } from "./templates-panel.tsx";

/** What belongs to the account rather than to what was solved with it. */
export function SettingsPage() {
  usePageTitle("Settings");
  const { user } = useAuth();
  const { data: profile } = useProfile();
  const [deletedAfter, setDeletedAfter] = useState<string | null>(null);
  if (deletedAfter !== null) return <Farewell deletedAfter={deletedAfter} />;
  if (user === null) return null;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-10 sm:px-6">
      <h1 className="mb-2 text-2xl font-semibold">Settings</h1>
      <AppearancePanel />
      <TitledPanel title="Editor">
        <EditorChoices />
      </TitledPanel>
      <TitledPanel title="While You Type">
        <TypingSwitches />
      </TitledPanel>
      <TemplatesPanel />
      <ChangeNameForm user={user} />
      <PublicProfilePanel />
      <MailsPanel />
      <ChangeEmailPanel user={user} />
      {profile?.hasPassword === false ? <NoPasswordYet /> : <ChangePasswordForm />}
      <OpenSessions />
      <PersonalTokens />
      <LearningPlatforms />
      <OwnDataPanel />
      <DeleteAccountPanel user={user} onConfirmed={setDeletedAfter} />
    </div>
  );
}

/** The session has ended with the confirmation; the page stays until it was read. */
function Farewell({ deletedAfter }: { deletedAfter: string }) {
  const setCurrentUser = useSetCurrentUser();
  const leave = () => {
    forgetMailedCodes();
    setCurrentUser(null);
  };
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6">
      <h1 className="mb-6 text-2xl font-semibold">Settings</h1>
      <TitledPanel title="Your account will be deleted">
        <p role="status" className="mb-4 leading-6">
          It is deleted after {dayText(deletedAfter)}, and you are logged out everywhere. To keep it, log in before
          then.
        </p>
        <button type="button" className="btn-quiet" onClick={leave}>
          Leave
        </button>
      </TitledPanel>
    </div>
  );
}
