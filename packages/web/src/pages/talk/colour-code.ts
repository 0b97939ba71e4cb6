import { languageOfWord } from "./language-of-word.ts";

/**
 * Gives the blocks of code within an element the colours of their language, where they name one, and lets those that
 * are wider than the text be reached by keyboard. Nothing changes any more once `isShown` says no.
 */
export async function colourCode(element: HTMLElement, isShown: () => boolean): Promise<void> {
  for (const block of element.querySelectorAll("pre")) block.tabIndex = 0;
  for (const code of element.querySelectorAll("pre > code[class^='language-']")) {
    const language = languageOfWord(code.className.slice("language-".length));
    if (language === null) continue;
    const { loadCodeSpans } = await import("../../editor/code-spans.ts");
    const spansOf = await loadCodeSpans(language);
    if (!isShown()) return;
    code.replaceChildren(...spansOf(code.textContent).map(coloured));
  }
}

function coloured({ text, className }: { text: string; className: string }): Node {
  if (className === "") return document.createTextNode(text);
  const span = document.createElement("span");
  span.className = className;
  span.textContent = text;
  return span;
}
