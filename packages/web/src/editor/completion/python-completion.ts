import { completeMembers } from "./complete-members.ts";
import { memberTable } from "./member-table.ts";

/** Members of what contest programs in Python use: of built-in types, and of modules by their names. */
export const PYTHON_MEMBERS = memberTable({
  list: `
    append(value)
    extend(values)
    insert(index, value)
    pop()
    remove(value)
    index(value)
    sort()
    reverse()`,
  deque: `
    append(value)
    appendleft(value)
    pop()
    popleft()
    extend(values)
    rotate(steps)
    maxlen`,
  "list deque dict set defaultdict Counter": `
    clear()
    copy()`,
  "list str deque": "count(value)",
  "dict defaultdict Counter": `
    get(key)
    items()
    keys()
    values()
    setdefault(key, value)
    update(others)
    pop(key)`,
  Counter: `
    most_common(count)
    elements()
    subtract(values)
    total()`,
  set: `
    add(value)
    discard(value)
    remove(value)
    union(others)
    intersection(others)
    difference(others)
    issubset(others)`,
  str: `
    split()
    splitlines()
    strip()
    rstrip()
    join(parts)
    replace(text, other)
    startswith(text)
    endswith(text)
    find(text)
    index(text)
    lower()
    upper()
    isdigit()
    isalpha()
    zfill(width)
    rjust(width)
    encode()`,
  sys: `
    stdin
    stdout
    stderr
    argv
    maxsize
    exit()
    setrecursionlimit(limit)`,
  stdin: `
    readline()
    read()
    buffer`,
  stdout: `
    write(text)
    flush()
    buffer`,
  buffer: `
    read()
    readline()
    write(bytes)`,
  math: `
    gcd(a, b)
    lcm(a, b)
    isqrt(value)
    sqrt(value)
    comb(n, k)
    perm(n, k)
    factorial(n)
    floor(value)
    ceil(value)
    log2(value)
    prod(values)
    dist(a, b)
    hypot(a, b)
    inf
    pi`,
  heapq: `
    heappush(heap, value)
    heappop(heap)
    heapify(values)
    heapreplace(heap, value)
    heappushpop(heap, value)
    nlargest(count, values)
    nsmallest(count, values)
    merge(values, others)`,
  bisect: `
    bisect_left(values, value)
    bisect_right(values, value)
    insort(values, value)`,
  itertools: `
    accumulate(values)
    combinations(values, count)
    permutations(values)
    product(values, others)
    groupby(values)
    chain(values, others)
    pairwise(values)
    count(start)
    repeat(value)
    islice(values, stop)`,
  functools: `
    cache
    lru_cache(maxsize)
    reduce(function, values)
    cmp_to_key(compare)`,
  collections: `
    deque()
    defaultdict(factory)
    Counter(values)
    OrderedDict()
    namedtuple(name, fields)`,
});

/** What a value begins with, and what that makes of it. */
const VALUES: readonly (readonly [begins: RegExp, type: string])[] = [
  [/^(?:collections\.)?(deque|defaultdict|Counter|dict|set|list|str)\b/, ""],
  [/^(?:\[|sorted\(|.*\.split(?:lines)?\()/, "list"],
  [/^(?:[rf]?["']|input\(|.*\.(?:strip|read|readline|join)\()/, "str"],
  [/^\{(?:\s*\}|[^,{]*:)/, "dict"],
  [/^\{/, "set"],
];

/** A line longer than this was not typed: it is not searched. */
const LONGEST_LINE = 400;

/** What the name was last given in the text before, by how that begins; null where nothing is seen. */
export function assignedType(text: string, name: string): string | null {
  const assigned = new RegExp(
    String.raw`(?:^|[\s;(,])${name}\s*(?::\s*([^=]+?))?\s*(?::?=)\s*(?!=)(.*)$|[(,]\s*${name}\s*:\s*(\w+)`,
  );
  let found: string | null = null;
  for (const line of text.split("\n")) {
    if (line.length > LONGEST_LINE || !line.includes(name)) continue;
    const match = assigned.exec(line);
    if (match !== null) found = typeOfValue(match[1] ?? match[3] ?? match[2] ?? "");
  }
  return found;
}

function typeOfValue(value: string): string | null {
  for (const [begins, type] of VALUES) {
    const match = begins.exec(value);
    if (match !== null) return type === "" ? (match[1] ?? null) : type;
  }
  return null;
}

export const pythonMembers = completeMembers(PYTHON_MEMBERS, assignedType);
