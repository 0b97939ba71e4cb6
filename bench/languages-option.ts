import { CoreLanguageId } from "@verdict/contract/language";

/** The value of `--languages=`: ids between commas, or none. Throws for what is no language. */
export function languagesIn(value: string): CoreLanguageId[] {
  const names = value.split(",").filter((name) => name !== "");
  return names.map((name) => {
    const language = CoreLanguageId.options.find((id) => id === name);
    if (language !== undefined) return language;
    throw new Error(`there is no language called ${name}; there are ${CoreLanguageId.options.join(", ")}`);
  });
}
