import java.io.*;
import java.util.*;

/** Wrong: sends the rightmost book away before it looks whether the book to be read is on the shelf already. */
public class MakesRoomFirst {
    static class Node {
        final int book;
        Node left = this;
        Node right = this;

        Node(int book) {
            this.book = book;
        }

        void unlink() {
            left.right = right;
            right.left = left;
        }

        void linkRightOf(Node other) {
            left = other;
            right = other.right;
            left.right = this;
            right.left = this;
        }
    }

    static class Shelf {
        private final int room;
        private final Map<Integer, Node> nodeOf = new HashMap<>();
        private final Node ends = new Node(0);

        Shelf(int c) {
            room = c;
        }

        boolean read(int x) {
            if (nodeOf.size() == room) lend(ends.left.book);
            Node node = nodeOf.get(x);
            boolean isFetched = node == null;
            if (isFetched) {
                node = new Node(x);
                nodeOf.put(x, node);
            } else {
                node.unlink();
            }
            node.linkRightOf(ends);
            if (nodeOf.size() > room) lend(ends.left.book);
            return isFetched;
        }

        void lend(int x) {
            Node node = nodeOf.remove(x);
            if (node != null) node.unlink();
        }

        int[] neighbours(int x) {
            Node node = nodeOf.get(x);
            return node == null ? null : new int[] {node.left.book, node.right.book};
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int q = Integer.parseInt(line.nextToken());
        int c = Integer.parseInt(line.nextToken());
        Shelf shelf = new Shelf(c);
        int fetched = 0;
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String event = in.readLine();
            int x = Integer.parseInt(event.substring(2).trim());
            if (event.charAt(0) == 'R') {
                if (shelf.read(x)) fetched++;
            } else if (event.charAt(0) == 'L') {
                shelf.lend(x);
            } else {
                int[] both = shelf.neighbours(x);
                out.append(both == null ? "away" : both[0] + " " + both[1]).append('\n');
            }
        }
        System.out.println(out.append(fetched));
    }
}
