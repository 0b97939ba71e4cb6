import java.util.*;

/** Wrong: goes through the sorted list in steps of two, and never looks at a last number that stands alone. */
public class LastOneForgotten {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int t = in.nextInt(); t > 0; t--) {
            int n = in.nextInt();
            int[] list = new int[n];
            for (int i = 0; i < n; i++) list[i] = in.nextInt();
            Arrays.sort(list);
            StringBuilder line = new StringBuilder();
            int i = 0;
            while (i + 1 < n) {
                if (list[i] == list[i + 1]) {
                    i += 2;
                } else {
                    line.append(list[i]).append(' ');
                    i++;
                }
            }
            System.out.println(line);
        }
    }
}
