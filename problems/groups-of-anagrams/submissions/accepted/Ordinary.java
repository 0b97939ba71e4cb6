import java.util.*;

/** As many write it: counts of the letters as a text, and a second pass over the words for the largest group. */
public class Ordinary {
    static String key(String word) {
        int[] counts = new int[26];
        for (char letter : word.toCharArray()) counts[letter - 'a']++;
        return Arrays.toString(counts);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        HashMap<String, Integer> sizes = new HashMap<>();
        String[] words = new String[n];
        for (int i = 0; i < n; i++) {
            words[i] = in.next();
            String key = key(words[i]);
            sizes.put(key, sizes.getOrDefault(key, 0) + 1);
        }
        int best = 0;
        String first = "";
        for (String word : words) {
            int size = sizes.get(key(word));
            if (size > best) {
                best = size;
                first = word;
            }
        }
        System.out.println(sizes.size());
        System.out.println(best + " " + first);
    }
}
