import java.util.*;

/** Too slow: searches for each root in the whole inorder. */
public class LinearSearch {
    static class TreeNode {
        int val;
        TreeNode left, right;

        TreeNode(int val) {
            this.val = val;
        }
    }

    static int[] preorder, inorder;
    static Map<Integer, Integer> place = new HashMap<>();
    static int next = 0;

    static TreeNode build(int lo, int hi) {
        if (lo > hi) return null;
        TreeNode node = new TreeNode(preorder[next++]);
        int mid = 0;
        while (inorder[mid] != node.val) mid++;
        node.left = build(lo, mid - 1);
        node.right = build(mid + 1, hi);
        return node;
    }

    static void print(TreeNode node, StringBuilder out) {
        if (node == null) return;
        print(node.left, out);
        print(node.right, out);
        out.append(node.val).append(" ");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        preorder = new int[n];
        inorder = new int[n];
        for (int i = 0; i < n; i++) preorder[i] = in.nextInt();
        for (int i = 0; i < n; i++) {
            inorder[i] = in.nextInt();
            place.put(inorder[i], i);
        }
        StringBuilder out = new StringBuilder();
        print(build(0, n - 1), out);
        System.out.println(out.toString().trim());
    }
}
