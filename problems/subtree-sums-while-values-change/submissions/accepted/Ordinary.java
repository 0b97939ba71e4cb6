import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/** A recursive walk gives the ranges, and a Fenwick tree the sums. */
public class Ordinary {
    static List<List<Integer>> children = new ArrayList<>();
    static int[] start;
    static int[] end;
    static long[] fenwick;
    static int counter = 0;

    static void dfs(int v) {
        start[v] = ++counter;
        for (int c : children.get(v)) {
            dfs(c);
        }
        end[v] = counter;
    }

    static long prefix(int i) {
        long sum = 0;
        while (i > 0) {
            sum += fenwick[i];
            i -= i & -i;
        }
        return sum;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int q = scanner.nextInt();
        for (int i = 0; i <= n; i++) {
            children.add(new ArrayList<>());
        }
        for (int i = 1; i <= n; i++) {
            children.get(scanner.nextInt()).add(i);
        }
        start = new int[n + 1];
        end = new int[n + 1];
        fenwick = new long[n + 1];
        dfs(children.get(0).get(0));
        long[] values = new long[n + 1];
        for (int k = 0; k < q; k++) {
            String type = scanner.next();
            int v = scanner.nextInt();
            if (type.equals("=")) {
                long x = scanner.nextLong();
                for (int i = start[v]; i <= n; i += i & -i) {
                    fenwick[i] += x - values[v];
                }
                values[v] = x;
            } else {
                System.out.println(prefix(end[v]) - prefix(start[v] - 1));
            }
        }
    }
}
