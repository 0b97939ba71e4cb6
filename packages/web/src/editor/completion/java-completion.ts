import { completeFromList } from "@codemirror/autocomplete";
import { completeMembers, notBehindDot } from "./complete-members.ts";
import { memberTable } from "./member-table.ts";
import { snippet, words, wordsOfFile } from "./words.ts";

/** Completion for Java, whose CodeMirror package brings none: the words and members that contest programs use. */
const WORDS = [
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

/** Of classes with static methods, the class's own name is the type: `Math.`, `Arrays.`. */
export const JAVA_MEMBERS = memberTable({
  "List ArrayList LinkedList Deque ArrayDeque Queue PriorityQueue Set HashSet TreeSet LinkedHashSet Stack": `
    add(value)
    addAll(others)
    remove(value)
    contains(value)
    size()
    isEmpty()
    clear()
    iterator()
    stream()
    toArray(array)`,
  "List ArrayList LinkedList Stack": `
    get(index)
    set(index, value)
    indexOf(value)
    subList(from, to)
    sort(comparator)`,
  "Deque ArrayDeque Queue PriorityQueue LinkedList": `
    offer(value)
    poll()
    peek()`,
  "Deque ArrayDeque LinkedList": `
    addFirst(value)
    addLast(value)
    pollFirst()
    pollLast()
    peekFirst()
    peekLast()`,
  "Deque ArrayDeque Stack LinkedList": `
    push(value)
    pop()`,
  Stack: "peek()",
  TreeSet: `
    first()
    last()
    floor(value)
    ceiling(value)
    lower(value)
    higher(value)
    pollFirst()
    pollLast()
    headSet(to)
    tailSet(from)
    descendingSet()`,
  "Map HashMap TreeMap LinkedHashMap": `
    get(key)
    put(key, value)
    getOrDefault(key, otherwise)
    containsKey(key)
    remove(key)
    merge(key, value, combine)
    computeIfAbsent(key, create)
    putIfAbsent(key, value)
    keySet()
    values()
    entrySet()
    size()
    isEmpty()
    clear()`,
  TreeMap: `
    firstKey()
    lastKey()
    firstEntry()
    lastEntry()
    floorKey(key)
    ceilingKey(key)
    lowerKey(key)
    higherKey(key)
    floorEntry(key)
    ceilingEntry(key)
    pollFirstEntry()
    pollLastEntry()
    headMap(to)
    tailMap(from)`,
  "String StringBuilder": `
    length()
    charAt(index)
    indexOf(text)
    substring(from, to)`,
  String: `
    equals(other)
    isEmpty()
    contains(text)
    startsWith(text)
    endsWith(text)
    split(pattern)
    trim()
    strip()
    repeat(count)
    replace(text, other)
    toCharArray()
    chars()
    toUpperCase()
    toLowerCase()
    compareTo(other)
    hashCode()
    valueOf(value)
    join(separator, parts)
    format(pattern, value)`,
  StringBuilder: `
    append(value)
    insert(index, value)
    deleteCharAt(index)
    setCharAt(index, character)
    setLength(length)
    reverse()
    toString()`,
  BufferedReader: `
    readLine()
    lines()
    read()
    ready()`,
  StringTokenizer: `
    nextToken()
    hasMoreTokens()`,
  Scanner: `
    nextInt()
    nextLong()
    nextDouble()
    next()
    nextLine()
    hasNext()
    hasNextInt()
    hasNextLine()`,
  StreamTokenizer: `
    nextToken()
    nval
    sval
    TT_EOF`,
  Math: `
    max(a, b)
    min(a, b)
    abs(value)
    pow(base, exponent)
    sqrt(value)
    floorMod(value, modulus)
    floorDiv(value, divisor)
    ceil(value)
    floor(value)
    round(value)
    hypot(a, b)
    log10(value)
    PI`,
  Arrays: `
    sort(array)
    fill(array, value)
    copyOf(array, length)
    copyOfRange(array, from, to)
    asList(values)
    stream(array)
    toString(array)
    equals(array, other)
    binarySearch(array, value)
    setAll(array, generate)
    hashCode(array)`,
  Collections: `
    sort(list)
    reverse(list)
    swap(list, i, j)
    max(values)
    min(values)
    reverseOrder()
    emptyList()
    unmodifiableList(list)
    addAll(values, value)
    nCopies(count, value)`,
  "Integer Long": `
    MAX_VALUE
    MIN_VALUE
    compare(a, b)
    bitCount(value)
    toBinaryString(value)
    numberOfTrailingZeros(value)
    highestOneBit(value)`,
  Integer: "parseInt(text)",
  Long: "parseLong(text)",
  Character: `
    isDigit(character)
    isLetter(character)
    getNumericValue(character)
    toLowerCase(character)
    toUpperCase(character)`,
  System: `
    out.println(value)
    out.print(value)
    in
    nanoTime()
    currentTimeMillis()
    arraycopy(from, at, to, position, length)`,
});

export const javaCompletions = [
  notBehindDot(completeFromList(WORDS)),
  notBehindDot(wordsOfFile(WORDS)),
  completeMembers(JAVA_MEMBERS),
];
