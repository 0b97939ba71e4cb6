import { useMutation } from "@tanstack/react-query";
import { stopTalkMail } from "@verdict/contract/talk-mail";
import { Link, useParams } from "react-router";
import { AuthCard } from "../accounts/auth-card.tsx";
import { callApi } from "../platform/call-api.ts";
import { usePageTitle } from "../platform/page-meta.ts";
import { paths } from "../platform/paths.ts";
import { FailureBox } from "../ui/failure-box.tsx";

/**
 * Behind the link of a mail about new comments, for whoever has the mail. The press is what counts: programs that look
 * at the links of mails only open the page.
 */
export function TalkMailPage() {
  usePageTitle("Mails");
  const { token = "" } = useParams();
  const stop = useMutation({ mutationFn: () => callApi(stopTalkMail, { params: { token } }) });
  return (
    <AuthCard
      heading="Mails about new comments"
      text={
        stop.isSuccess ? (
          <>
            You get no more of them. In your{" "}
            <Link to={paths.settings} className="link">
              settings
            </Link>{" "}
            you can switch them on again.
          </>
        ) : (
          "They come once a day at most, when others have written about problems where you have."
        )
      }
    >
      {stop.isSuccess ? (
        <p role="status" className="text-center">
          Done.
        </p>
      ) : (
        <div className="grid gap-4">
          <button type="button" className="btn-cta w-full" disabled={stop.isPending} onClick={() => stop.mutate()}>
            No more of these mails
          </button>
          <FailureBox error={stop.error} fallback="That could not be done." />
        </div>
      )}
    </AuthCard>
  );
}
