import java.io.*;
import java.util.*;

/** Leaves out words that are listed again. */
public class EachWordOnce {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        Map<String, Set<String>> groups = new LinkedHashMap<>();
        for (int i = 0; i < n; i++) {
            String word = in.readLine().trim();
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            groups.computeIfAbsent(new String(letters), name -> new LinkedHashSet<>()).add(word);
        }
        Set<String> largest = Set.of();
        for (Set<String> group : groups.values()) if (group.size() > largest.size()) largest = group;
        System.out.println(groups.size());
        System.out.println(largest.size() + " " + largest.iterator().next());
    }
}
