import java.util.*;

/** Sorted questions and a Fenwick tree. */
public class Ordinary {
    static int n;
    static int[] tree;

    static void add(int i, int value) {
        while (i <= n) {
            tree[i] += value;
            i += i & -i;
        }
    }

    static int sum(int i) {
        int result = 0;
        while (i > 0) {
            result += tree[i];
            i -= i & -i;
        }
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int q = in.nextInt();
        long x = in.nextLong();
        int[] a = new int[n + 1];
        for (int i = 1; i <= n; i++) a[i] = in.nextInt();
        List<int[]> questions = new ArrayList<>();
        for (int i = 0; i < q; i++) {
            x = x * 48271 % 2147483647;
            int u = (int) (x % n) + 1;
            x = x * 48271 % 2147483647;
            int v = (int) (x % n) + 1;
            questions.add(new int[] {Math.min(u, v), Math.max(u, v)});
        }
        questions.sort((one, other) -> one[1] - other[1]);
        tree = new int[n + 1];
        Map<Integer, Integer> last = new HashMap<>();
        int done = 0;
        long result = 0;
        for (int[] question : questions) {
            while (done < question[1]) {
                done++;
                if (last.containsKey(a[done])) add(last.get(a[done]), -1);
                last.put(a[done], done);
                add(done, 1);
            }
            result += sum(question[1]) - sum(question[0] - 1);
        }
        System.out.println(result);
    }
}
