import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { RequestBodyOf } from "@verdict/contract/endpoint";
import { createToken, revokeToken, tokens } from "@verdict/contract/tokens";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { callApi } from "../platform/call-api.ts";
import { failureHint, failureText } from "../platform/failures.ts";
import type { OpenPersonalToken } from "../platform/open-answers.ts";
import { Badge } from "../ui/badges.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { dayText } from "../ui/date-text.ts";
import { ErrorBox } from "../ui/error-box.tsx";
import { FailureBox } from "../ui/failure-box.tsx";
import { TitledPanel } from "../ui/panel.tsx";
import { ScrollingText } from "../ui/scrolling-text.tsx";
import { NewTokenForm } from "./new-token-form.tsx";

const tokensKey = ["tokens"] as const;
const COMMANDS = `npm install --global ${location.origin}/verdict-cli.tgz
verdict login ${location.origin}`;

/** The keys with which one's own programs, such as the command line, make calls. */
export function PersonalTokens() {
  const queryClient = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const list = useQuery({
    queryKey: tokensKey,
    queryFn: async ({ signal }) => (await callApi(tokens, { signal })).tokens,
    staleTime: 0,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: tokensKey });
  const create = useMutation({
    mutationFn: (body: RequestBodyOf<typeof createToken>) => callApi(createToken, { body }),
    onSuccess: (reply) => {
      setSecret(reply.secret);
      return refresh();
    },
  });
  const revoke = useMutation({
    mutationFn: ({ _id }: OpenPersonalToken) => callApi(revokeToken, { params: { tokenId: _id } }),
    onSettled: refresh,
  });
  return (
    <TitledPanel title="Personal Tokens">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="leading-6 text-muted">
          A token lets a program read problems and submit in your name. It cannot change your account. This site has a
          command line for your own editor, which needs one, and Node 20:
        </p>
        <div className="flex items-start gap-3 rounded-field border border-line bg-base-100 p-3">
          <div className="min-w-0 flex-1">
            <ScrollingText text={COMMANDS} />
          </div>
          <CopyButton text={COMMANDS} />
        </div>
        {secret !== null && <NewSecret secret={secret} onDone={() => setSecret(null)} />}
        <NewTokenForm isBusy={create.isPending} onCreate={(body) => create.mutateAsync(body)} />
        <FailureBox error={create.error ?? revoke.error} fallback="Something went wrong" />
        {list.isError && (
          <ErrorBox
            text={failureText(list.error, "The tokens could not be loaded.")}
            hint={failureHint(list.error)}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isPending && <div className="skeleton h-16" />}
        {list.data !== undefined && list.data.length > 0 && (
          <ul className="divide-y divide-line">
            {list.data.map((token) => (
              <TokenRow
                key={token._id}
                token={token}
                isBusy={revoke.isPending}
                onRevoke={() =>
                  confirm(`Revoke "${token.name}"? Programs that use it are refused at once.`) && revoke.mutate(token)
                }
              />
            ))}
          </ul>
        )}
      </div>
    </TitledPanel>
  );
}

function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div role="status" className="rounded-box border border-success/40 bg-success/5 p-4">
      <p className="mb-3 leading-6">Copy your new token now: it is not shown again.</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="num min-w-0 flex-1 basis-72 break-all text-sm">{secret}</code>
        <CopyButton text={secret} />
        <button type="button" className="btn-quiet h-8 px-3 text-xs" onClick={onDone}>
          Done
        </button>
      </div>
    </div>
  );
}

function TokenRow(input: { token: OpenPersonalToken; isBusy: boolean; onRevoke: () => void }) {
  const { token } = input;
  const nameId = `token-${token._id}`;
  const hasExpired = token.expiresAt !== null && Date.parse(token.expiresAt) < Date.now();
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <KeyRound className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{token.name}</span>
          <Badge tone="neutral">{token.scope === "submit" ? "Read and submit" : "Read only"}</Badge>
          {hasExpired && <Badge tone="warning">Expired</Badge>}
        </p>
        <p className="num text-xs text-muted">{factsOf(token)}</p>
      </div>
      <button
        type="button"
        aria-describedby={nameId}
        className="btn-quiet h-9 shrink-0 px-3"
        disabled={input.isBusy}
        onClick={input.onRevoke}
      >
        Revoke
      </button>
    </li>
  );
}

function factsOf({ createdAt, lastUsedAt, expiresAt }: OpenPersonalToken): string {
  return [
    `made ${dayText(createdAt)}`,
    lastUsedAt === null ? "never used" : `last used ${dayText(lastUsedAt)}`,
    expiresAt === null ? "does not expire" : `holds until ${dayText(expiresAt)}`,
  ].join(" · ");
}
