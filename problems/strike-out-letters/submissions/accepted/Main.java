import java.io.*;
import java.util.*;

public class Main {
    /**
     * Letter by letter: the next letter of the result is the smallest one that leaves enough letters behind it, and of
     * several the first. Queues of the places of each letter find it.
     */
    static String firstWord(String word, int k) {
        int n = word.length();
        List<ArrayDeque<Integer>> placesOf = new ArrayList<>();
        for (int letter = 0; letter < 26; letter++) placesOf.add(new ArrayDeque<>());
        StringBuilder left = new StringBuilder();
        int entered = 0; // places before this one are in the queues
        int from = 0; // places before this one are used or struck out
        for (int length = n - k; length > 0; length--) {
            while (entered <= n - length) placesOf.get(word.charAt(entered) - 'a').add(entered++);
            for (int letter = 0; ; letter++) {
                ArrayDeque<Integer> places = placesOf.get(letter);
                while (!places.isEmpty() && places.peek() < from) places.remove();
                if (places.isEmpty()) continue;
                left.append((char) ('a' + letter));
                from = places.peek() + 1;
                break;
            }
        }
        return left.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine().trim();
        int k = Integer.parseInt(in.readLine().trim());

        System.out.println(firstWord(word, k));
    }
}
