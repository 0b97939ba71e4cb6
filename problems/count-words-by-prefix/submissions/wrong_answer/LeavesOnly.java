import java.util.*;

/** Only removes words at which a branch ends, so that no longer word gets lost. */
public class LeavesOnly {
    static class Node {
        final Map<Character, Node> next = new HashMap<>();
        int all;
        int different;
        int copies;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Node root = new Node();
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            char task = in.next().charAt(0);
            String word = in.next();
            Node node = root;
            List<Node> way = new ArrayList<>();
            for (char letter : word.toCharArray()) {
                node = node.next.computeIfAbsent(letter, missing -> new Node());
                way.add(node);
            }
            if (task == '?') {
                out.append(node.all).append(' ').append(node.different).append('\n');
            } else if (task == '+') {
                node.copies++;
                for (Node each : way) {
                    each.all++;
                    if (node.copies == 1) each.different++;
                }
            } else if (node.copies > 0 && node.next.isEmpty()) {
                node.copies--;
                for (Node each : way) {
                    each.all--;
                    if (node.copies == 0) each.different--;
                }
            }
        }
        System.out.print(out);
    }
}
