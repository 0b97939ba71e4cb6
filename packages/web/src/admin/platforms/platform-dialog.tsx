import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addLtiPlatform, changeLtiPlatform, removeLtiPlatform } from "@verdict/contract/lti-platforms";
import { type FormEvent, useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { OpenLtiPlatform } from "../../platform/open-answers.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureBox } from "../../ui/failure-box.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";

const EMPTY = {
  name: "",
  issuer: "",
  clientId: "",
  deploymentIds: "",
  authorizationUrl: "",
  tokenUrl: "",
  keysUrl: "",
  tokenAudience: "",
  serviceHosts: "",
};
type Values = typeof EMPTY;

const FIELDS: readonly { key: keyof Values; label: string; hint?: string; isOptional?: true }[] = [
  { key: "name", label: "Name", hint: "What people here read." },
  { key: "issuer", label: "Platform ID (issuer)", hint: "Canvas: https://canvas.instructure.com" },
  { key: "clientId", label: "Client ID" },
  { key: "deploymentIds", label: "Deployment ID", hint: "Several ones with a space between them." },
  { key: "authorizationUrl", label: "Authentication request URL" },
  { key: "tokenUrl", label: "Access token URL" },
  { key: "keysUrl", label: "Public keyset URL" },
  {
    ...{ key: "serviceHosts", label: "Further hosts", isOptional: true },
    hint: "Where grades and rosters are kept, if that is another host than those above: for Canvas your school's own, such as school.instructure.com.",
  },
  {
    ...{ key: "tokenAudience", label: "Audience of token requests", isOptional: true },
    hint: "Only where the platform names one.",
  },
];

/** Adds a platform, or changes and removes one. */
export function PlatformDialog({ platform, onClose }: { platform: OpenLtiPlatform | null; onClose: () => void }) {
  const [values, setValues] = useState<Values>(() => valuesOf(platform));
  const queryClient = useQueryClient();
  const onSuccess = async () => {
    await queryClient.invalidateQueries({ queryKey: ["ltiPlatforms"] });
    onClose();
  };
  const save = useMutation({
    mutationFn: async () => {
      const body = formOf(values);
      if (platform === null) await callApi(addLtiPlatform, { body });
      else await callApi(changeLtiPlatform, { params: { platformId: platform._id }, body });
    },
    onSuccess,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog title={platform === null ? "Add a platform" : platform.name} onClose={onClose} className="max-w-xl">
      <form onSubmit={submit} className="grid gap-4 p-5">
        {FIELDS.map(({ key, label, hint, isOptional }) => (
          <FormField
            key={key}
            label={isOptional ? `${label} (optional)` : label}
            {...(hint === undefined ? {} : { hint })}
            error={undefined}
            required={!isOptional}
            readOnly={key === "issuer" && platform !== null}
            autoComplete="off"
            spellCheck={false}
            value={values[key]}
            onChange={(event) => setValues({ ...values, [key]: event.target.value })}
          />
        ))}
        <FailureBox error={save.error} fallback="The platform could not be saved." />
        <SubmitButton text="Save" busyText="Saving..." isBusy={save.isPending} />
      </form>
      {platform !== null && <Removal platform={platform} onSuccess={onSuccess} />}
    </Dialog>
  );
}

function Removal({ platform, onSuccess }: { platform: OpenLtiPlatform; onSuccess: () => Promise<void> }) {
  const [isAsked, setIsAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => callApi(removeLtiPlatform, { params: { platformId: platform._id } }),
    onSuccess,
  });
  return (
    <section aria-label="Remove the platform" className="grid gap-3 border-t border-line p-5">
      <p className="text-muted">
        Its courses open nothing here any more, and who people are there is forgotten. Classes, accounts and grades
        stay.
      </p>
      <FailureBox error={remove.error} fallback="The platform could not be removed." />
      {isAsked ? (
        <button type="button" className="btn-danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Remove {platform.name} for good
        </button>
      ) : (
        <button type="button" className="btn-quiet justify-self-start" onClick={() => setIsAsked(true)}>
          Remove the platform
        </button>
      )}
    </section>
  );
}

function valuesOf(platform: OpenLtiPlatform | null): Values {
  if (platform === null) return EMPTY;
  const { name, issuer, clientId, authorizationUrl, tokenUrl, keysUrl, tokenAudience } = platform;
  return {
    ...{ name, issuer, clientId, authorizationUrl, tokenUrl, keysUrl },
    tokenAudience: tokenAudience ?? "",
    deploymentIds: platform.deploymentIds.join(" "),
    serviceHosts: platform.serviceHosts.join(" "),
  };
}

function formOf({ deploymentIds, serviceHosts, tokenAudience, ...values }: Values) {
  return {
    ...values,
    deploymentIds: wordsOf(deploymentIds),
    serviceHosts: wordsOf(serviceHosts),
    tokenAudience: tokenAudience.trim() === "" ? null : tokenAudience,
  };
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}
