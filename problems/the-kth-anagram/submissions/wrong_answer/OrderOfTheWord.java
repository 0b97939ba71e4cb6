import java.io.*;
import java.util.*;

/** Wrong: tries the letters in the order in which they stand in the word. */
public class OrderOfTheWord {
    static String kthAnagram(String word, long k) {
        int[] left = new int[26];
        String order = "";
        for (char letter : word.toCharArray()) {
            if (order.indexOf(letter) < 0) order += letter;
            left[order.indexOf(letter)]++;
        }
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
            anagram.append(order.charAt(letter));
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
