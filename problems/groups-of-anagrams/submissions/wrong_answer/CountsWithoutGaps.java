import java.io.*;
import java.util.*;

/** Writes the counts of the letters one behind the other: 1 and 11 look like 11 and 1. */
public class CountsWithoutGaps {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            String word = in.readLine().trim();
            int[] counts = new int[26];
            for (char letter : word.toCharArray()) counts[letter - 'a']++;
            StringBuilder key = new StringBuilder();
            for (int count : counts) key.append(count);
            groups.computeIfAbsent(key.toString(), name -> new ArrayList<>()).add(word);
        }
        List<String> largest = List.of();
        for (List<String> group : groups.values()) if (group.size() > largest.size()) largest = group;
        System.out.println(groups.size());
        System.out.println(largest.size() + " " + largest.get(0));
    }
}
