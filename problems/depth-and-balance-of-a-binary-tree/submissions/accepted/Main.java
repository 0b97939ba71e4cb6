import java.io.*;

/**
 * One walk: it hands every node its depth on the way down and returns heights on the way up, so that both heights are there
 * when a node is looked at. O(n).
 */
public class Main {
    static class Node {
        Node left; // null: no such child
        Node right;
    }

    record Answer(int height, int firstLeaf, int unbalanced) {}

    private static int firstLeaf = Integer.MAX_VALUE;
    private static int unbalanced = 0;

    static Answer lookAt(Node root) {
        int height = walk(root, 1);
        return new Answer(height, firstLeaf, unbalanced);
    }

    private static int walk(Node node, int depth) {
        if (node == null) return 0;
        if (node.left == null && node.right == null) firstLeaf = Math.min(firstLeaf, depth);
        int left = walk(node.left, depth + 1);
        int right = walk(node.right, depth + 1);
        if (Math.abs(left - right) > 1) unbalanced++;
        return Math.max(left, right) + 1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        Node[] nodes = new Node[n + 1]; // nodes[0] stays null: no such child
        for (int i = 1; i <= n; i++) nodes[i] = new Node();
        for (int i = 1; i <= n; i++) {
            nodes[i].left = nodes[nextInt(in)];
            nodes[i].right = nodes[nextInt(in)];
        }

        Answer answer = lookAt(nodes[1]);
        System.out.println(answer.height() + " " + answer.firstLeaf() + " " + answer.unbalanced());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
