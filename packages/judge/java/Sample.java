/** Something of everything that contest programs use; compiled some times before the first real source comes. */
final class Sample {
  static final String TEXT =
      """
      import java.io.*;
      import java.util.*;
      import java.util.function.*;
      import java.util.stream.*;

      public class Sample {
        static final int LIMIT = 1_000_007;
        static int[][] moves = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

        interface Shape { double area(); }
        record Circle(double radius) implements Shape { public double area() { return Math.PI * radius * radius; } }
        enum Color { RED, GREEN { @Override String tone() { return "calm"; } }; String tone() { return "loud"; } }

        static class Node<T extends Comparable<T>> implements Comparable<Node<T>> {
          final T value; Node<T> next; long weight;
          Node(T value, long weight) { this.value = value; this.weight = weight; }
          @Override public int compareTo(Node<T> other) { return Long.compare(weight, other.weight); }
          @Override public String toString() { return "Node(" + value + ", " + weight + ")"; }
        }

        static class FastReader {
          private final BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
          private StringTokenizer tokens;
          String next() throws IOException {
            while (tokens == null || !tokens.hasMoreTokens()) {
              String line = reader.readLine();
              if (line == null) return null;
              tokens = new StringTokenizer(line);
            }
            return tokens.nextToken();
          }
          int nextInt() throws IOException { return Integer.parseInt(next()); }
          long nextLong() throws IOException { return Long.parseLong(next()); }
        }

        static long power(long base, long exponent, long modulus) {
          long result = 1;
          for (base %= modulus; exponent > 0; exponent >>= 1, base = base * base % modulus)
            if ((exponent & 1) == 1) result = result * base % modulus;
          return result;
        }

        static <T extends Comparable<T>> T largest(Collection<? extends T> items) {
          T best = null;
          for (T item : items) if (best == null || item.compareTo(best) > 0) best = item;
          return best;
        }

        static long[] dijkstra(List<List<long[]>> edges, int start) {
          long[] distance = new long[edges.size()];
          Arrays.fill(distance, Long.MAX_VALUE);
          distance[start] = 0;
          PriorityQueue<long[]> queue = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
          queue.add(new long[] {0, start});
          while (!queue.isEmpty()) {
            long[] top = queue.poll();
            int at = (int) top[1];
            if (top[0] != distance[at]) continue;
            for (long[] edge : edges.get(at)) {
              long through = top[0] + edge[1];
              if (through < distance[(int) edge[0]]) {
                distance[(int) edge[0]] = through;
                queue.add(new long[] {through, edge[0]});
              }
            }
          }
          return distance;
        }

        public static void main(String[] args) throws IOException {
          FastReader in = new FastReader();
          int n = in.nextInt();
          Map<String, Integer> counts = new HashMap<>();
          TreeMap<Long, Deque<Integer>> groups = new TreeMap<>(Comparator.reverseOrder());
          List<Node<Integer>> nodes = new ArrayList<>();
          StringBuilder out = new StringBuilder();
          for (int i = 0; i < n; i++) {
            String word = in.next();
            counts.merge(word, 1, Integer::sum);
            groups.computeIfAbsent((long) word.length(), key -> new ArrayDeque<>()).addLast(i);
            nodes.add(new Node<>(i, power(i, 3, LIMIT)));
          }
          Collections.sort(nodes);
          int[] sorted = counts.values().stream().mapToInt(Integer::intValue).sorted().toArray();
          String joined = groups.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining(", "));
          BiFunction<Integer, Integer, Integer> sum = (a, b) -> a + b;
          Supplier<Shape> shape = () -> new Circle(sum.apply(1, 2));
          var text = switch (sorted.length % 3) { case 0 -> "none"; case 1 -> "one"; default -> { yield "many"; } };
          if (shape.get() instanceof Circle circle && circle.radius() > 2) out.append(circle).append('\\n');
          outer:
          for (int[] move : moves) {
            for (char c : text.toCharArray()) {
              if (c == 'x') break outer;
              try { out.append((char) (c + move[0])); } catch (RuntimeException error) { continue; } finally { n--; }
            }
          }
          out.append(String.format("%.3f %d %s%n", shape.get().area(), largest(counts.values()), joined));
          System.out.println(out + Color.GREEN.tone() + dijkstra(new ArrayList<>(), 0).length);
        }
      }
      """;

  private Sample() {}
}
