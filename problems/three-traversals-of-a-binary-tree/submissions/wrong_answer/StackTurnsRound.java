import java.util.*;

/** Wrong: a stack gives back last what was pushed first, so the right subtree is listed before the left one. */
public class StackTurnsRound {
    static int[] left, right;

    static List<Integer> preorder(int root) {
        List<Integer> result = new ArrayList<>();
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(root);
        while (!stack.isEmpty()) {
            int v = stack.pop();
            result.add(v);
            if (left[v] != 0) stack.push(left[v]);
            if (right[v] != 0) stack.push(right[v]);
        }
        return result;
    }

    static void inorder(int v, List<Integer> result) {
        if (v == 0) return;
        inorder(left[v], result);
        result.add(v);
        inorder(right[v], result);
    }

    static void postorder(int v, List<Integer> result) {
        if (v == 0) return;
        postorder(left[v], result);
        postorder(right[v], result);
        result.add(v);
    }

    static void print(List<Integer> numbers) {
        StringBuilder line = new StringBuilder();
        for (int number : numbers) line.append(number).append(' ');
        System.out.println(line.toString().trim());
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int root = in.nextInt();
        left = new int[n + 1];
        right = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            left[i] = in.nextInt();
            right[i] = in.nextInt();
        }
        print(preorder(root));
        List<Integer> in1 = new ArrayList<>();
        inorder(root, in1);
        print(in1);
        List<Integer> post = new ArrayList<>();
        postorder(root, post);
        print(post);
    }
}
