import type { LtiToolAddresses } from "@verdict/contract/lti-platforms";
import { CopyButton } from "../../ui/copy-button.tsx";
import { TitledPanel } from "../../ui/panel.tsx";

/** In the words of Moodle, with those of others where they differ. */
const ADDRESSES: readonly { key: keyof LtiToolAddresses; label: string }[] = [
  { key: "loginUrl", label: "Initiate login URL (Canvas: OpenID Connect initiation URL)" },
  { key: "redirectUrl", label: "Tool URL and redirection URI (Canvas: target link URI)" },
  { key: "keysUrl", label: "Public keyset URL (Canvas: public JWK URL)" },
  { key: "deepLinkUrl", label: "Content selection URL (Canvas: target link URI of a placement)" },
];

/** What the platform's administrator enters there. */
export function ToolAddresses({ tool }: { tool: LtiToolAddresses }) {
  return (
    <TitledPanel title="What your platform asks for">
      <p className="mb-4 max-w-prose text-muted">
        LTI version 1.3; the public key is a keyset URL. Let the platform show this site in a new window: in a frame it
        only offers to open one.
      </p>
      <dl className="divide-y divide-line">
        {ADDRESSES.map(({ key, label }) => (
          <div key={key} className="py-3">
            <dt className="text-[0.8125rem] text-muted">{label}</dt>
            <dd className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-0 flex-1 basis-64 font-mono text-[0.8125rem] break-all">{tool[key]}</span>
              <CopyButton text={tool[key]} />
            </dd>
          </div>
        ))}
      </dl>
    </TitledPanel>
  );
}
