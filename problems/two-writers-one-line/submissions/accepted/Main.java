import java.io.*;

/**
 * The line is a doubly linked list in a ring with one node for its end. A cursor is the node that it stands before, so
 * an insertion before one cursor leaves the other where it has to be. Every key costs O(1).
 */
public class Main {
    private static class Node {
        final char letter;
        Node before = this;
        Node after = this;

        Node(char letter) {
            this.letter = letter;
        }
    }

    static String typeAll(String keys) {
        Node end = new Node('\0');
        Node mine = end;
        Node other = end;
        for (int i = 0; i < keys.length(); i++) {
            char key = keys.charAt(i);
            switch (key) {
                case '|' -> {
                    Node swap = mine;
                    mine = other;
                    other = swap;
                }
                case '<' -> mine = mine.before == end ? mine : mine.before;
                case '>' -> mine = mine == end ? mine : mine.after;
                case '^' -> mine = end.after;
                case '$' -> mine = end;
                case '-' -> {
                    Node gone = mine.before;
                    if (gone == end) break;
                    if (other == gone) other = mine;
                    mine.before = gone.before;
                    gone.before.after = mine;
                }
                default -> {
                    Node added = new Node(key);
                    added.before = mine.before;
                    added.after = mine;
                    mine.before.after = added;
                    mine.before = added;
                }
            }
        }
        StringBuilder text = new StringBuilder();
        for (Node node = end.after; node != end; node = node.after) text.append(node.letter);
        return text.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String keys = in.readLine().trim();

        String text = typeAll(keys);
        System.out.println(text.length());
        System.out.println(text);
    }
}
