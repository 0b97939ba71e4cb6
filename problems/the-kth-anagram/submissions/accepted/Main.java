import java.io.*;
import java.util.*;

/**
 * Arrangements with the same beginning stand together in the dictionary, and their number is known: the factorial of the
 * letters that are left, divided by the factorials of how often each occurs. So whole groups are skipped until the k-th
 * lies in the group, letter by letter.
 */
public class Main {
    static String kthAnagram(String word, long k) {
        int[] left = new int[26];
        for (char letter : word.toCharArray()) left[letter - 'a']++;
        if (k > arrangements(left)) return "NONE";
        StringBuilder anagram = new StringBuilder();
        while (anagram.length() < word.length()) {
            int letter = 0;
            for (; ; letter++) {
                if (left[letter] == 0) continue;
                left[letter]--;
                long ways = arrangements(left);
                if (k <= ways) break;
                k -= ways;
                left[letter]++;
            }
            anagram.append((char) ('a' + letter));
        }
        return anagram.toString();
    }

    private static long arrangements(int[] left) {
        long ways = factorial(Arrays.stream(left).sum());
        for (int count : left) ways /= factorial(count);
        return ways;
    }

    private static long factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine().trim();
        long k = Long.parseLong(in.readLine().trim());

        System.out.println(kthAnagram(word, k));
    }
}
