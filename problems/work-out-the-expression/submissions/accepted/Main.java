import java.io.*;
import java.util.*;

public class Main {
    /**
     * Two stacks: values, and operators that wait. An operator waits until one comes that does not go before it; an opening
     * parenthesis waits for the closing one. A minus in front gets a 0 before it.
     */
    static OptionalLong valueOf(String expression) {
        Deque<Long> values = new ArrayDeque<>();
        Deque<Character> waiting = new ArrayDeque<>();
        String text = expression + ")"; // the closing parenthesis of the whole
        waiting.push('(');
        char before = '(';
        for (int at = 0; at < text.length(); at++) {
            char character = text.charAt(at);
            if (Character.isDigit(character)) {
                long digit = character - '0';
                values.push(Character.isDigit(before) ? 10 * values.pop() + digit : digit);
            } else if (character == '(') {
                waiting.push(character);
            } else {
                if (character == '-' && before == '(') values.push(0L);
                while (waiting.peek() != '(' && rank(waiting.peek()) >= rank(character)) {
                    char operator = waiting.pop();
                    long right = values.pop();
                    long left = values.pop();
                    if (operator == '/' && right == 0) return OptionalLong.empty();
                    values.push(switch (operator) {
                        case '+' -> left + right;
                        case '-' -> left - right;
                        case '*' -> left * right;
                        default -> left / right;
                    });
                }
                if (character == ')') waiting.pop();
                else waiting.push(character);
            }
            before = character;
        }
        return OptionalLong.of(values.pop());
    }

    /** What goes before what; everything goes before a closing parenthesis. */
    static int rank(char operator) {
        return switch (operator) {
            case ')' -> 0;
            case '+', '-' -> 1;
            default -> 2;
        };
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String expression = in.readLine().trim();

        OptionalLong value = valueOf(expression);
        System.out.println(value.isPresent() ? String.valueOf(value.getAsLong()) : "division by zero");
    }
}
