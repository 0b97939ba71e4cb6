import java.util.*;

/** Takes the letters out first, and so counts places among the brackets only. */
public class LettersAreNotCounted {
    public static void main(String[] args) {
        String text = new Scanner(System.in).next().replaceAll("[a-z]", "");
        StringBuilder due = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int kind = "([{".indexOf(text.charAt(i));
            if (kind >= 0) {
                due.append(")]}".charAt(kind));
            } else {
                int top = due.length() - 1;
                if (top < 0 || due.charAt(top) != text.charAt(i)) {
                    System.out.println("WRONG " + (i + 1));
                    return;
                }
                due.setLength(top);
            }
        }
        System.out.println(due.length() == 0 ? "OK" : "ADD " + due.reverse());
    }
}
