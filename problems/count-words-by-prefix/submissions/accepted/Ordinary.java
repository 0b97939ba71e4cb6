import java.util.*;

/** As many write it: nodes with a HashMap of children, Scanner and println. */
public class Ordinary {
    static class Node {
        HashMap<Character, Node> children = new HashMap<>();
        int all = 0;
        int different = 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        Node root = new Node();
        HashMap<String, Integer> copies = new HashMap<>();
        while (q-- > 0) {
            String op = in.next();
            String word = in.next();
            Node node = root;
            if (op.equals("?")) {
                for (char c : word.toCharArray()) {
                    node = node.children.get(c);
                    if (node == null) break;
                }
                System.out.println(node == null ? "0 0" : node.all + " " + node.different);
                continue;
            }
            int before = copies.getOrDefault(word, 0);
            int step = op.equals("+") ? 1 : -1;
            if (before + step < 0) continue;
            copies.put(word, before + step);
            for (char c : word.toCharArray()) {
                if (!node.children.containsKey(c)) node.children.put(c, new Node());
                node = node.children.get(c);
                node.all += step;
                if (before == 0 || before + step == 0) node.different += step;
            }
        }
    }
}
