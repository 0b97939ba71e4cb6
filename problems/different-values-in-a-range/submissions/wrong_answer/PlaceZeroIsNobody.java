import java.util.*;

/** Wrong: counts places from 0, and takes a 0 for "this value has not come yet". */
public class PlaceZeroIsNobody {
    static int n;
    static int[] tree;

    static void add(int i, int value) {
        for (i++; i <= n; i += i & -i) tree[i] += value;
    }

    static int sumBefore(int i) {
        int result = 0;
        for (; i > 0; i -= i & -i) result += tree[i];
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int q = in.nextInt();
        long x = in.nextLong();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = in.nextInt();
        List<int[]> questions = new ArrayList<>();
        for (int i = 0; i < q; i++) {
            x = x * 48271 % 2147483647;
            int u = (int) (x % n);
            x = x * 48271 % 2147483647;
            int v = (int) (x % n);
            questions.add(new int[] {Math.min(u, v), Math.max(u, v)});
        }
        questions.sort((one, other) -> one[1] - other[1]);
        tree = new int[n + 1];
        Map<Integer, Integer> last = new HashMap<>();
        int done = -1;
        long result = 0;
        for (int[] question : questions) {
            while (done < question[1]) {
                done++;
                int before = last.getOrDefault(a[done], 0);
                if (before != 0) add(before, -1);
                last.put(a[done], done);
                add(done, 1);
            }
            result += sumBefore(question[1] + 1) - sumBefore(question[0]);
        }
        System.out.println(result);
    }
}
