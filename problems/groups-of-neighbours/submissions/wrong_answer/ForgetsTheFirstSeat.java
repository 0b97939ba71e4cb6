import java.util.Scanner;

/** Never begins a group at the first seat of the row. */
public class ForgetsTheFirstSeat {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String s = scanner.next();
        int n = s.length();
        int groups = 0;
        int single = 0;
        for (int i = 0; i < n; i++) {
            if (s.charAt(i) == '.') continue;
            boolean left = i == 0 || s.charAt(i - 1) == '#';
            boolean right = i < n - 1 && s.charAt(i + 1) == '#';
            if (!left) {
                groups++;
                if (!right) single++;
            }
        }
        System.out.println(groups + " " + single);
    }
}
