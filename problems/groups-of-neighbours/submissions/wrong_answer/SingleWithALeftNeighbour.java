import java.util.Scanner;

/** Takes the last guest of every group for a single one. */
public class SingleWithALeftNeighbour {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String s = scanner.next();
        int n = s.length();
        int groups = 0;
        int single = 0;
        for (int i = 0; i < n; i++) {
            if (s.charAt(i) == '.') continue;
            boolean left = i > 0 && s.charAt(i - 1) == '#';
            boolean right = i < n - 1 && s.charAt(i + 1) == '#';
            if (!left) groups++;
            if (!right) single++;
        }
        System.out.println(groups + " " + single);
    }
}
