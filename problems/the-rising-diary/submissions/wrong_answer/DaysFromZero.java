import java.io.*;
import java.util.*;

/** Counts the days from 0. */
public class DaysFromZero {
    static List<Integer> longestRise(int[] temperatures) {
        int n = temperatures.length;
        int[] length = new int[n];
        int[] after = new int[n];
        int first = 0;
        for (int day = n - 1; day >= 0; day--) {
            length[day] = 1;
            after[day] = -1;
            for (int later = day + 1; later < n; later++) {
                if (temperatures[later] > temperatures[day] && length[later] + 1 > length[day]) {
                    length[day] = length[later] + 1;
                    after[day] = later;
                }
            }
            if (length[day] > length[first]) first = day;
        }
        List<Integer> days = new ArrayList<>();
        for (int day = first; day != -1; day = after[day]) days.add(day);
        return days;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] temperatures = new int[n];
        for (int i = 0; i < n; i++) temperatures[i] = nextInt(in);

        List<Integer> days = longestRise(temperatures);
        StringBuilder out = new StringBuilder().append(days.size()).append('\n');
        for (int i = 0; i < days.size(); i++) out.append(i > 0 ? " " : "").append(days.get(i));
        System.out.println(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
