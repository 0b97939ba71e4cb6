import java.io.*;
import java.util.*;

public class Main {
    // The number of groups, the size of the largest one, its first word.
    record Answer(int groups, int largest, String first) {}

    /** The sorted word names its group. A LinkedHashMap keeps the groups in the order of their first words. */
    static Answer groupAnagrams(String[] words) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), name -> new ArrayList<>()).add(word);
        }
        List<String> largest = List.of();
        for (List<String> group : groups.values()) if (group.size() > largest.size()) largest = group;
        return new Answer(groups.size(), largest.size(), largest.get(0));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String[] words = new String[n];
        for (int i = 0; i < n; i++) words[i] = in.readLine().trim();

        Answer answer = groupAnagrams(words);
        System.out.println(answer.groups());
        System.out.println(answer.largest() + " " + answer.first());
    }
}
