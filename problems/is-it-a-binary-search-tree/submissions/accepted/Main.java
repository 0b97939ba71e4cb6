import java.io.*;

/**
 * All nodes above a node together leave its key a range. It starts without bounds; going left replaces the upper bound, going
 * right the lower one, and the newest bound is always the strictest. O(n).
 */
public class Main {
    static class Node {
        int key;
        Node left; // null: no such child
        Node right;
    }

    static boolean isSearchTree(Node root) {
        return fits(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** Are all keys from low (included) to high (not included)? 64 bits: every 32-bit number is a key. */
    private static boolean fits(Node node, long low, long high) {
        if (node == null) return true;
        if (node.key < low || node.key >= high) return false;
        return fits(node.left, low, node.key) && fits(node.right, node.key, high);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        for (int t = nextInt(in); t > 0; t--) {
            int n = nextInt(in);
            Node[] nodes = new Node[n + 1]; // nodes[0] stays null: no such child
            for (int i = 1; i <= n; i++) nodes[i] = new Node();
            for (int i = 1; i <= n; i++) {
                nodes[i].key = nextInt(in);
                nodes[i].left = nodes[nextInt(in)];
                nodes[i].right = nodes[nextInt(in)];
            }
            out.append(isSearchTree(nodes[1]) ? "YES\n" : "NO\n");
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
