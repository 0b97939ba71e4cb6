import java.io.*;
import java.util.*;

/**
 * All three orders walk through the left subtree and then through the right one. They differ only in the moment at which
 * the node itself is written down, so one walk writes all of them. O(n).
 */
public class Main {
    static class Node {
        int number;
        Node left; // null: no such child
        Node right;
    }

    record Orders(List<Integer> pre, List<Integer> in, List<Integer> post) {}

    static Orders ordersOf(Node root) {
        Orders orders = new Orders(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        walk(root, orders);
        return orders;
    }

    private static void walk(Node node, Orders orders) {
        if (node == null) return;
        orders.pre().add(node.number);
        walk(node.left, orders);
        orders.in().add(node.number);
        walk(node.right, orders);
        orders.post().add(node.number);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int root = nextInt(in);
        Node[] nodes = new Node[n + 1]; // nodes[0] stays null: no such child
        for (int i = 1; i <= n; i++) nodes[i] = new Node();
        for (int i = 1; i <= n; i++) {
            nodes[i].number = i;
            nodes[i].left = nodes[nextInt(in)];
            nodes[i].right = nodes[nextInt(in)];
        }

        Orders orders = ordersOf(nodes[root]);
        print(orders.pre());
        print(orders.in());
        print(orders.post());
    }

    static void print(List<Integer> numbers) {
        StringBuilder line = new StringBuilder();
        for (int number : numbers) line.append(number).append(' ');
        System.out.println(line.toString().trim());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
