import java.util.*;

/**
 * Place by place: the numbers behind a place can make up to m(m - 1) / 2 inversions, so the place has to make at least
 * what is missing from k, and takes the smallest number that does. O(n): until something is missing the smallest number
 * is taken, and from then on the numbers that are left are taken from the largest one down.
 */
public class Main {
    static int[] smallestPermutation(int n, long k) {
        if (k > (long) n * (n - 1) / 2) return new int[0];
        int[] permutation = new int[n];
        int place = 0;
        while (place < n && pairs(n - place - 1) >= k) {
            permutation[place] = place + 1;
            place++;
        }
        if (place == n) return permutation; // k = 0
        int first = place + 1 + (int) (k - pairs(n - place - 1));
        permutation[place++] = first;
        for (int number = n; place < n; number--) if (number != first) permutation[place++] = number;
        return permutation;
    }

    private static long pairs(long count) {
        return count * (count - 1) / 2;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long k = in.nextLong();

        int[] permutation = smallestPermutation(n, k);
        StringBuilder out = new StringBuilder();
        for (int number : permutation) out.append(number).append(' ');
        System.out.println(permutation.length == 0 ? "-1" : out.toString().trim());
    }
}
