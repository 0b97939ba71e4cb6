import java.io.*;
import java.util.*;

public class Main {
    static final String OPENING = "([{";
    static final String CLOSING = ")]}";

    /** The closing brackets that are due lie on a stack; only the one on top may come next. */
    static String checkBrackets(String text) {
        StringBuilder due = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            int kind = OPENING.indexOf(character);
            if (kind >= 0) {
                due.append(CLOSING.charAt(kind));
            } else if (CLOSING.indexOf(character) >= 0) {
                int top = due.length() - 1;
                if (top < 0 || due.charAt(top) != character) return "WRONG " + (i + 1);
                due.setLength(top);
            }
        }
        return due.length() == 0 ? "OK" : "ADD " + due.reverse();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();

        System.out.println(checkBrackets(text));
    }
}
