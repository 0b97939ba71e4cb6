/** The keys of the editor and of the page around it, as the settings and the cheat sheet tell them. */
export const EDITOR_SHORTCUTS: readonly (readonly [action: string, keys: string])[] = [
  ["Run", "Ctrl Enter"],
  ["Submit", "Ctrl Shift Enter"],
  ["Go to the code", "Alt C"],
  ["Search", "Ctrl F"],
  ["Replace", "Ctrl H"],
  ["Format the document", "Shift Alt F"],
  ["Next error or hint", "F8"],
  ["Previous error or hint", "Shift F8"],
  ["Comment", "Ctrl /"],
  ["Move line", "Alt ↑ ↓"],
  ["Next occurrence", "Ctrl D"],
  ["Leave the editor", "Esc Tab"],
  ["Maximise problem, code, results", "Alt 1 2 3"],
  ["Collapse problem, results", "Alt Shift 1 3"],
];
