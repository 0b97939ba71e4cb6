import {
  type Completion,
  type CompletionSource,
  completeAnyWord,
  completeFromList,
  snippetCompletion,
} from "@codemirror/autocomplete";

/** Completion for Java and C++, whose CodeMirror packages bring none: the words that contest programs use. */
const JAVA: Completion[] = [
  ...words(
    "keyword",
    `abstract boolean break byte case catch char class continue default do double else extends final finally float for
    if implements import instanceof int interface long new null private protected public record return short static
    super switch this throw throws try var void while true false`,
  ),
  ...words(
    "class",
    `ArrayDeque ArrayList Arrays BigInteger BufferedReader Character Collections Comparator Deque HashMap HashSet
    InputStreamReader Integer Iterator LinkedHashMap LinkedList List Long Map Math Objects Optional PriorityQueue Queue
    Scanner Set Stack StreamTokenizer String StringBuilder StringTokenizer System TreeMap TreeSet`,
  ),
  snippet("fori", "for loop", "for (int #{i} = 0; #{i} < #{n}; #{i}++) {\n\t#{}\n}"),
  snippet("foreach", "for each loop", "for (#{int} #{x} : #{values}) {\n\t#{}\n}"),
  snippet("sout", "print a line", "System.out.println(#{});"),
];

const CPP: Completion[] = [
  ...words(
    "keyword",
    `auto bool break case char class const constexpr continue default delete do double else enum false float for if
    inline int long namespace new nullptr operator private protected public return short signed sizeof static struct
    switch template this true typename unsigned using virtual void while`,
  ),
  ...words(
    "class",
    `array bitset deque greater less list map multimap multiset pair priority_queue queue set stack string string_view
    tuple unordered_map unordered_set vector`,
  ),
  ...words(
    "function",
    `accumulate binary_search emplace_back equal_range fill find getline iota lower_bound make_pair max max_element min
    min_element next_permutation nth_element partial_sum push_back reverse sort stable_sort swap to_string unique
    upper_bound`,
  ),
  snippet("fori", "for loop", "for (int #{i} = 0; #{i} < #{n}; ++#{i}) {\n\t#{}\n}"),
  snippet("foreach", "range for loop", "for (const auto& #{x} : #{values}) {\n\t#{}\n}"),
  snippet("cout", "print a line", 'cout << #{} << "\\n";'),
  snippet("fastio", "fast input and output", "ios::sync_with_stdio(false);\ncin.tie(nullptr);\n#{}"),
];

export const javascriptKeywords = words(
  "keyword",
  `async await break case const continue default delete do else finally for function if in instanceof let new null of
  return static super switch this throw try typeof undefined var void while yield`,
);
export const javaCompletions = [completeFromList(JAVA), wordsOfFile(JAVA)];
export const cppCompletions = [completeFromList(CPP), wordsOfFile(CPP)];

function words(type: string, labels: string): Completion[] {
  return labels.split(/\s+/).map((label) => ({ label, type }));
}

/** Places to fill in are written `#{name}`, which CodeMirror takes as it takes a dollar sign. */
function snippet(label: string, detail: string, template: string): Completion {
  return snippetCompletion(template, { label, detail, type: "text" });
}

/** Words that already stand in the file, without those of the list. */
function wordsOfFile(known: readonly Completion[]): CompletionSource {
  const labels = new Set(known.map((completion) => completion.label));
  return async (context) => {
    const result = await completeAnyWord(context);
    return result && { ...result, options: result.options.filter((option) => !labels.has(option.label)) };
  };
}
