import java.util.*;

/** A treap of pieces; a piece that is turned counts downwards. */
public class Ordinary {
    static Random random = new Random();

    static class Node {
        int first;
        int count;
        boolean down;
        boolean turned;
        int total;
        int priority = random.nextInt();
        Node left, right;

        Node(int first, int count, boolean down) {
            this.first = first;
            this.count = count;
            this.down = down;
            total = count;
        }
    }

    static int total(Node node) {
        return node == null ? 0 : node.total;
    }

    static void update(Node node) {
        node.total = total(node.left) + node.count + total(node.right);
    }

    static void turn(Node node) {
        if (node != null) node.turned = !node.turned;
    }

    static void push(Node node) {
        if (!node.turned) return;
        Node left = node.left;
        node.left = node.right;
        node.right = left;
        turn(node.left);
        turn(node.right);
        node.first = node.down ? node.first - node.count + 1 : node.first + node.count - 1;
        node.down = !node.down;
        node.turned = false;
    }

    static Node merge(Node a, Node b) {
        if (a == null) return b;
        if (b == null) return a;
        push(a);
        push(b);
        if (a.priority > b.priority) {
            a.right = merge(a.right, b);
            update(a);
            return a;
        }
        b.left = merge(a, b.left);
        update(b);
        return b;
    }

    /** The first k pictures, and the rest. */
    static Node[] split(Node node, int k) {
        if (node == null) return new Node[] {null, null};
        push(node);
        int before = total(node.left);
        if (k <= before) {
            Node[] parts = split(node.left, k);
            node.left = parts[1];
            update(node);
            return new Node[] {parts[0], node};
        }
        if (k >= before + node.count) {
            Node[] parts = split(node.right, k - before - node.count);
            node.right = parts[0];
            update(node);
            return new Node[] {node, parts[1]};
        }
        int cut = k - before;
        Node rest = new Node(node.down ? node.first - cut : node.first + cut, node.count - cut, node.down);
        Node right = node.right;
        node.right = null;
        node.count = cut;
        update(node);
        return new Node[] {node, merge(rest, right)};
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int q = sc.nextInt();
        Node film = new Node(1, n, false);
        for (int i = 0; i < q; i++) {
            String wish = sc.next();
            if (wish.equals("Q")) {
                int p = sc.nextInt();
                Node[] parts = split(film, p - 1);
                Node[] rest = split(parts[1], 1);
                System.out.println(rest[0].first);
                film = merge(parts[0], merge(rest[0], rest[1]));
                continue;
            }
            int l = sc.nextInt();
            int r = sc.nextInt();
            Node[] parts = split(film, l - 1);
            Node[] rest = split(parts[1], r - l + 1);
            if (wish.equals("T")) {
                turn(rest[0]);
                film = merge(parts[0], merge(rest[0], rest[1]));
            } else {
                int p = sc.nextInt();
                film = merge(parts[0], rest[1]);
                Node[] halves = split(film, p);
                film = merge(halves[0], merge(rest[0], halves[1]));
            }
        }
    }
}
