import java.util.*;

/** Counts places from 0. */
public class CountedFromZero {
    public static void main(String[] args) {
        String text = new Scanner(System.in).next();
        Deque<Character> due = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            int kind = "([{".indexOf(character);
            if (kind >= 0) {
                due.push(")]}".charAt(kind));
            } else if (")]}".indexOf(character) >= 0) {
                if (due.isEmpty() || due.pop() != character) {
                    System.out.println("WRONG " + i);
                    return;
                }
            }
        }
        StringBuilder end = new StringBuilder();
        for (char closing : due) end.append(closing);
        System.out.println(end.length() == 0 ? "OK" : "ADD " + end);
    }
}
