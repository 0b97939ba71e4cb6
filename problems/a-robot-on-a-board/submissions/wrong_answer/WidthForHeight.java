import java.util.Scanner;

/** Mixes up width and height. */
public class WidthForHeight {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int h = scanner.nextInt();
        int w = scanner.nextInt();
        String s = scanner.next();
        int x = 1;
        int y = 1;
        int d = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == 'R') {
                d++;
                if (d == 4) d = 0;
            } else if (c == 'L') {
                d--;
                if (d == -1) d = 3;
            } else if (d == 0) {
                if (y < h) y++;
            } else if (d == 1) {
                if (x < w) x++;
            } else if (d == 2) {
                if (y > 1) y--;
            } else {
                if (x > 1) x--;
            }
        }
        System.out.println(x + " " + y + " " + "NESW".charAt(d));
    }
}
