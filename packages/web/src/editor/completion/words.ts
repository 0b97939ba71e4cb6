import { type Completion, type CompletionSource, completeAnyWord, snippetCompletion } from "@codemirror/autocomplete";

export function words(type: string, labels: string): Completion[] {
  return labels.split(/\s+/).map((label) => ({ label, type }));
}

/** Places to fill in are written `#{name}`, which CodeMirror takes as it takes a dollar sign. */
export function snippet(label: string, detail: string, template: string): Completion {
  return snippetCompletion(template, { label, detail, type: "text" });
}

/** Words that already stand in the file, without those of the list. */
export function wordsOfFile(known: readonly Completion[]): CompletionSource {
  const labels = new Set(known.map((completion) => completion.label));
  return async (context) => {
    const result = await completeAnyWord(context);
    return result && { ...result, options: result.options.filter((option) => !labels.has(option.label)) };
  };
}
