import java.util.Scanner;

/** Builds the text that counts and its reverse. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String s = scanner.nextLine();
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
