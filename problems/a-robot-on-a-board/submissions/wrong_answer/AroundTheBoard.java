import java.util.Scanner;

/** Comes out on the other side of the board. */
public class AroundTheBoard {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int w = scanner.nextInt();
        int h = scanner.nextInt();
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
                y = y < h ? y + 1 : 1;
            } else if (d == 1) {
                x = x < w ? x + 1 : 1;
            } else if (d == 2) {
                y = y > 1 ? y - 1 : h;
            } else {
                x = x > 1 ? x - 1 : w;
            }
        }
        System.out.println(x + " " + y + " " + "NESW".charAt(d));
    }
}
