import java.util.*;

/** As many write it: a Stack of characters. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.next();
        int k = in.nextInt();
        Stack<Character> stack = new Stack<>();
        for (int i = 0; i < s.length(); i++) {
            while (!stack.isEmpty() && k > 0 && stack.peek() > s.charAt(i)) {
                stack.pop();
                k--;
            }
            stack.push(s.charAt(i));
        }
        while (k > 0) {
            stack.pop();
            k--;
        }
        StringBuilder answer = new StringBuilder();
        for (char c : stack) answer.append(c);
        System.out.println(answer);
    }
}
