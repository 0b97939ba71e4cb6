import java.util.Scanner;

/** Reads only as far as the first space. */
public class FirstWordOnly {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String s = scanner.next();
        String forwards = "";
        String backwards = "";
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (Character.isLetterOrDigit(c)) {
                c = Character.toLowerCase(c);
                forwards = forwards + c;
                backwards = c + backwards;
            }
        }
        if (forwards.equals(backwards)) {
            System.out.println("YES");
        } else {
            System.out.println("NO");
        }
    }
}
