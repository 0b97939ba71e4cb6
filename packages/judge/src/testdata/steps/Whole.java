import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Whole {
    enum Color { RED, GREEN }
    record Point(int x, double y) {}
    static class Node {
        int value;
        Node next;
        Node(int value, Node next) { this.value = value; this.next = next; }
    }
    class Inner { int held = 5; }
    static int calls = 0;
    static final int[][] grid = new int[2][3];

    static int deep(int n) {
        calls++;
        if (n == 0) return 0;
        return deep(n - 1) + 1;
    }
    static int risky(int n) {
        if (n > 2) throw new IllegalStateException("too large");
        return n;
    }
    static String json(Object o) {
        if (o == null) return "null";
        if (o instanceof Map<?, ?> m) return m.entrySet().stream().map(e -> "[" + json(e.getKey()) + "," + json(e.getValue()) + "]").collect(Collectors.joining(",", "[", "]"));
        if (o instanceof Collection<?> c) return c.stream().map(Whole::json).collect(Collectors.joining(",", "[", "]"));
        if (o instanceof int[] a) return Arrays.toString(a).replace(" ", "");
        if (o instanceof Object[] a) return Arrays.stream(a).map(Whole::json).collect(Collectors.joining(",", "[", "]"));
        if (o instanceof Point p) return "{\"x\":" + p.x() + ",\"y\":" + p.y() + "}";
        if (o instanceof Number || o instanceof Boolean) return o.toString();
        return "\"" + o + "\"";
    }
    static void show(String name, Object o) {
        System.out.println(name + "=" + json(o));
    }
    public static void main(String[] args) {
        boolean yes = true;
        char letter = 'q';
        byte small = -3;
        short brief = 300;
        long large = 9007199254740991L;
        double tenth = 0.1;
        float third = 0.25f;
        String text = "häß✓😀";
        StringBuilder builder = new StringBuilder("built");
        Integer boxed = 1000;
        Color color = Color.GREEN;
        Point point = new Point(3, 0.5);
        int[] numbers = {5, 3, 9};
        int[][] table = {{1, 2}, {}, {3}};
        String[] words = {"a", "b"};
        char[] letters = {'x', 'y'};
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        List<String> fixed = List.of("p", "q");
        List<Integer> asList = Arrays.asList(7, 8);
        LinkedList<Integer> linked = new LinkedList<>(List.of(4, 5));
        Deque<Integer> deque = new ArrayDeque<>(List.of(1, 2));
        deque.addFirst(0);
        Stack<Integer> stack = new Stack<>();
        stack.push(1);
        stack.push(2);
        PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(4, 9, 1, 7));
        Set<Integer> hashed = new HashSet<>(List.of(10, 20, 30));
        TreeSet<String> names = new TreeSet<>(List.of("b", "a"));
        Map<String, List<Integer>> map = new HashMap<>();
        map.computeIfAbsent("k", k -> new ArrayList<>()).add(1);
        TreeMap<Integer, Point> tree = new TreeMap<>(Map.of(2, new Point(2, 2.5), 1, new Point(1, 1.5)));
        LinkedHashMap<Character, Integer> ordered = new LinkedHashMap<>();
        ordered.put('z', 1);
        ordered.put('a', 2);
        EnumMap<Color, Integer> byColor = new EnumMap<>(Map.of(Color.RED, 1));
        Optional<Integer> full = Optional.of(4);
        Object nothing = null;
        show("yes", yes); show("letter", letter); show("small", small); show("brief", brief); show("large", large);
        show("tenth", tenth); show("third", third); show("text", text); show("builder", builder); show("boxed", boxed);
        show("color", color); show("point", point); show("numbers", numbers); show("table", table); show("words", words);
        show("list", list); show("fixed", fixed); show("asList", asList); show("linked", linked); show("deque", deque);
        show("stack", stack); show("heap", heap); show("hashed", hashed); show("names", names); show("map", map);
        show("tree", tree); show("ordered", ordered); show("byColor", byColor); show("nothing", nothing);
        System.out.println("letters=[\"x\",\"y\"]");
        System.out.println("full=4");
        Node chain = null;
        for (int i = 0; i < 3; i++) chain = new Node(i, chain);
        Inner inner = new Whole().new Inner();
        Function<Integer, Integer> twice = x -> {
            int result = x * 2;
            return result;
        };
        int eight = twice.apply(4);
        Stream<Integer> stream = list.stream().filter(x -> x > 1);
        Scanner in = new Scanner(System.in);
        int read = in.nextInt();
        int d = deep(1000);
        String caught = "";
        try {
            risky(1);
            risky(5);
        } catch (IllegalStateException error) {
            caught = error.getMessage();
        }
        grid[1][2] = read;
        System.err.println("to error");
        return;
    }
}
