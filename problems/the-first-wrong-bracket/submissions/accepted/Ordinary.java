import java.util.*;

/** As many write it: java.util.Stack, and System.out.print for each bracket. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String text = in.next();
        Map<Character, Character> pairs = new HashMap<>();
        pairs.put('(', ')');
        pairs.put('[', ']');
        pairs.put('{', '}');
        Stack<Character> stack = new Stack<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (pairs.containsKey(c)) {
                stack.push(c);
            } else if (pairs.containsValue(c)) {
                if (stack.isEmpty() || pairs.get(stack.pop()) != c) {
                    System.out.println("WRONG " + (i + 1));
                    return;
                }
            }
        }
        if (stack.isEmpty()) {
            System.out.println("OK");
            return;
        }
        StringBuilder end = new StringBuilder();
        while (!stack.isEmpty()) end.append(pairs.get(stack.pop()));
        System.out.println("ADD " + end);
    }
}
