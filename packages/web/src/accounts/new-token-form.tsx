import type { RequestBodyOf } from "@verdict/contract/endpoint";
import { type createToken, TOKEN_NAME_MAX_LENGTH } from "@verdict/contract/tokens";
import { type FormEvent, useState } from "react";
import { FormField } from "../ui/form-field.tsx";
import { SelectField } from "../ui/select-field.tsx";

type TokenBody = RequestBodyOf<typeof createToken>;

const SCOPES: Record<TokenBody["scope"], string> = { submit: "Read and submit", read: "Read only" };
const LIFETIMES = { "30": "30 days", "90": "90 days", "365": "A year", never: "No end" };

/** `onCreate` is waited for: the name is kept while the call fails. */
export function NewTokenForm(input: { isBusy: boolean; onCreate: (body: TokenBody) => Promise<unknown> }) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const [scope, setScope] = useState<TokenBody["scope"]>("submit");
  const [lifetime, setLifetime] = useState("90");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (input.isBusy) return;
    if (name.trim() === "") {
      setError("A name is required");
      return;
    }
    const expiresIn = lifetime === "never" ? null : Number(lifetime);
    await input.onCreate({ name: name.trim(), scope, expiresIn }).then(
      () => setName(""),
      () => undefined, // Shown beneath the form.
    );
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid items-start gap-4 sm:grid-cols-3">
      <FormField
        label="Token Name"
        placeholder="My laptop"
        autoComplete="off"
        maxLength={TOKEN_NAME_MAX_LENGTH}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <SelectField
        label="May"
        options={SCOPES}
        value={scope}
        onChange={(event) => setScope(event.target.value === "read" ? "read" : "submit")}
      />
      <SelectField
        label="Holds for"
        options={LIFETIMES}
        value={lifetime}
        onChange={(event) => setLifetime(event.target.value)}
      />
      <button type="submit" className="btn-quiet w-full sm:col-span-3 sm:w-fit" disabled={input.isBusy}>
        Make a Token
      </button>
    </form>
  );
}
