import { completeFromList } from "@codemirror/autocomplete";
import { completeMembers, notBehindDot } from "./complete-members.ts";
import { memberTable } from "./member-table.ts";
import { snippet, words, wordsOfFile } from "./words.ts";

/** Completion for C++, whose CodeMirror package brings none: the words and members that contest programs use. */
const WORDS = [
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
    `accumulate binary_search equal_range fill find getline iota lower_bound make_pair max max_element min
    min_element next_permutation nth_element partial_sum reverse sort stable_sort swap to_string unique upper_bound`,
  ),
  snippet("fori", "for loop", "for (int #{i} = 0; #{i} < #{n}; ++#{i}) {\n\t#{}\n}"),
  snippet("foreach", "range for loop", "for (const auto& #{x} : #{values}) {\n\t#{}\n}"),
  snippet("cout", "print a line", 'cout << #{} << "\\n";'),
  snippet("fastio", "fast input and output", "ios::sync_with_stdio(false);\ncin.tie(nullptr);\n#{}"),
];

export const CPP_MEMBERS = memberTable({
  "vector deque string list map multimap set multiset unordered_map unordered_set": `
    begin()
    end()
    size()
    empty()
    clear()
    erase(position)
    insert(position, value)`,
  "vector deque string list map multimap set multiset": `
    rbegin()
    rend()`,
  "vector deque string list": `
    front()
    back()
    push_back(value)
    pop_back()
    resize(count)
    assign(count, value)`,
  "vector deque list": "emplace_back(value)",
  "vector string unordered_map unordered_set": "reserve(count)",
  "vector deque string array map unordered_map": "at(key)",
  "deque list": `
    push_front(value)
    pop_front()
    emplace_front(value)`,
  list: `
    splice(position, other)
    remove(value)
    sort()
    reverse()
    unique()
    merge(other)`,
  "map multimap set multiset unordered_map unordered_set": `
    find(key)
    count(key)
    contains(key)
    emplace(value)`,
  "map multimap set multiset": `
    lower_bound(key)
    upper_bound(key)
    equal_range(key)`,
  "map unordered_map": "try_emplace(key, value)",
  "string string_view": `
    substr(from, count)
    find(text)
    rfind(text)
    find_first_of(characters)
    starts_with(text)
    ends_with(text)`,
  string: `
    length()
    append(text)
    replace(from, count, text)
    c_str()`,
  "string_view array": `
    begin()
    end()
    size()
    empty()
    front()
    back()`,
  array: "fill(value)",
  "stack priority_queue": `
    top()
    push(value)
    pop()
    emplace(value)
    empty()
    size()`,
  queue: `
    front()
    back()
    push(value)
    pop()
    emplace(value)
    empty()
    size()`,
  pair: `
    first
    second`,
  bitset: `
    set(position)
    reset(position)
    flip(position)
    test(position)
    count()
    any()
    none()
    all()
    size()
    to_ulong()
    to_string()`,
});

export const cppCompletions = [
  notBehindDot(completeFromList(WORDS)),
  notBehindDot(wordsOfFile(WORDS)),
  completeMembers(CPP_MEMBERS),
];
