import java.io.*;
import java.util.*;

/**
 * The smallest node that is left is always the first one of some list. A heap has the first nodes of all lists; the one
 * that is taken makes room for the node behind it. Each of the N nodes enters the heap once: O(N log k).
 */
public class Main {
    static class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    static Node merged(Node[] lists) {
        PriorityQueue<Node> firsts = new PriorityQueue<>((a, b) -> Integer.compare(a.value, b.value));
        for (Node first : lists) {
            if (first != null) firsts.add(first);
        }
        Node before = new Node(0); // stands before the first node of the result
        Node last = before;
        while (!firsts.isEmpty()) {
            last.next = firsts.poll();
            last = last.next;
            if (last.next != null) firsts.add(last.next);
        }
        return before.next;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int k = nextInt(in);
        Node[] lists = new Node[k];
        for (int i = 0; i < k; i++) {
            Node last = null;
            for (int left = nextInt(in); left > 0; left--) {
                Node node = new Node(nextInt(in));
                if (last == null) lists[i] = node;
                else last.next = node;
                last = node;
            }
        }

        StringBuilder out = new StringBuilder();
        for (Node node = merged(lists); node != null; node = node.next) out.append(node.value).append(' ');
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
