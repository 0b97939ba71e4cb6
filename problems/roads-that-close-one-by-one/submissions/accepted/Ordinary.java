import java.util.HashSet;
import java.util.Scanner;
import java.util.Set;

/** From behind, with groups that are joined by the roads that open again. */
public class Ordinary {
    static int[] parent;
    static long[] size;
    static long pairs = 0;

    static int find(int town) {
        while (parent[town] != town) {
            parent[town] = parent[parent[town]];
            town = parent[town];
        }
        return town;
    }

    static void join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return;
        if (size[a] < size[b]) {
            int other = a;
            a = b;
            b = other;
        }
        pairs += size[a] * size[b];
        parent[b] = a;
        size[a] += size[b];
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int m = scanner.nextInt();
        int q = scanner.nextInt();
        int[] a = new int[m + 1];
        int[] b = new int[m + 1];
        for (int i = 1; i <= m; i++) {
            a[i] = scanner.nextInt();
            b[i] = scanner.nextInt();
        }
        int[] closing = new int[q];
        Set<Integer> closed = new HashSet<>();
        for (int i = 0; i < q; i++) {
            closing[i] = scanner.nextInt();
            closed.add(closing[i]);
        }
        parent = new int[n + 1];
        size = new long[n + 1];
        for (int town = 1; town <= n; town++) {
            parent[town] = town;
            size[town] = 1;
        }
        for (int i = 1; i <= m; i++) {
            if (!closed.contains(i)) join(a[i], b[i]);
        }
        long[] answers = new long[q];
        for (int i = q - 1; i >= 0; i--) {
            answers[i] = pairs;
            join(a[closing[i]], b[closing[i]]);
        }
        for (long answer : answers) System.out.println(answer);
    }
}
