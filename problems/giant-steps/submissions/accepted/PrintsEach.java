import java.util.*;

public class PrintsEach {
    static int n;
    static int[] tree;

    static void add(int i, int value) {
        for (; i <= n; i += i & -i) tree[i] += value;
    }

    static int sum(int i) {
        int result = 0;
        for (; i > 0; i -= i & -i) result += tree[i];
        return result;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        long s = sc.nextLong();
        int[] cards = new int[n + 1];
        tree = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            cards[i] = sc.nextInt();
            add(i, 1);
        }
        long place = (s - 1) % n;
        for (int left = n; left > 0; left--) {
            int low = 1;
            int high = n;
            while (low < high) {
                int middle = (low + high) / 2;
                if (sum(middle) >= place + 1) high = middle;
                else low = middle + 1;
            }
            System.out.print(low + " ");
            add(low, -1);
            if (left == 1) break;
            long k = cards[low];
            if (k > 0) place = (place + k - 1) % (left - 1);
            else place = Math.floorMod(place + k, (long) (left - 1));
        }
        System.out.println();
    }
}
