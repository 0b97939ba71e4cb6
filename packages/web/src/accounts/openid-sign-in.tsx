import { useMutation } from "@tanstack/react-query";
import { beginOpenIdLogin, WantedPage } from "@verdict/contract/openid";
import { useLocation } from "react-router";
import { callApi } from "../platform/call-api.ts";
import { readMeta } from "../platform/page-meta.ts";
import { wantedIn } from "../platform/wanted-page.ts";
import { FailureBox } from "../ui/failure-box.tsx";

/** The button of the site's OpenID provider. Renders nothing where none is configured. */
export function OpenIdSignIn() {
  const name = readMeta("openid-name");
  return name === null || name === "" ? null : <OpenIdButton name={name} />;
}

function OpenIdButton({ name }: { name: string }) {
  // The provider sends the browser back without the history's state, so the server keeps the page that was wanted.
  const wanted = WantedPage.safeParse(wantedIn(useLocation()));
  const begin = useMutation({
    mutationFn: () => callApi(beginOpenIdLogin, { body: { wanted: wanted.success ? wanted.data : null } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="mb-5 grid gap-4">
      <FailureBox error={begin.error} fallback="The login could not be begun." />
      <button
        type="button"
        className="btn-quiet min-h-11 justify-center wrap-anywhere"
        disabled={begin.isPending}
        onClick={() => begin.mutate()}
      >
        Continue with {name}
      </button>
    </div>
  );
}
