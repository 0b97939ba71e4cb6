import java.util.*;

/** Wrong: looks the place up in a map that keeps the places of all lists, so numbers of earlier lists are still found. */
public class KeepsEarlierLists {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Map<Integer, Integer> places = new HashMap<>();
        for (int t = in.nextInt(); t > 0; t--) {
            int n = in.nextInt();
            int q = in.nextInt();
            for (int i = 1; i <= n; i++) places.put(in.nextInt(), i);
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < q; i++) line.append(places.getOrDefault(in.nextInt(), 0)).append(' ');
            System.out.println(line);
        }
    }
}
