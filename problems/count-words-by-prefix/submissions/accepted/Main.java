import java.io.*;
import java.util.*;

public class Main {
    // All words that were found, and how many different ones.
    record Count(int all, int different) {}

    /** A trie: each node is a prefix and counts the words that go through it. */
    static class WordList {
        static class Node {
            final Node[] next = new Node[26];
            int all;
            int different;
            int copies;
        }

        final Node root = new Node();

        void add(String word) {
            Node end = root;
            for (char letter : word.toCharArray()) {
                if (end.next[letter - 'a'] == null) end.next[letter - 'a'] = new Node();
                end = end.next[letter - 'a'];
            }
            end.copies++;
            change(word, 1, end.copies == 1 ? 1 : 0);
        }

        // Takes one copy of the word off the list, if there is one.
        void remove(String word) {
            Node end = find(word);
            if (end == null || end.copies == 0) return;
            end.copies--;
            change(word, -1, end.copies == 0 ? -1 : 0);
        }

        // How many words begin with the prefix.
        Count count(String prefix) {
            Node node = find(prefix);
            return node == null ? new Count(0, 0) : new Count(node.all, node.different);
        }

        private Node find(String prefix) {
            Node node = root;
            for (int i = 0; i < prefix.length() && node != null; i++) node = node.next[prefix.charAt(i) - 'a'];
            return node;
        }

        private void change(String word, int all, int different) {
            Node node = root;
            for (char letter : word.toCharArray()) {
                node = node.next[letter - 'a'];
                node.all += all;
                node.different += different;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        WordList list = new WordList();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String line = in.readLine().trim();
            String word = line.substring(2);
            switch (line.charAt(0)) {
                case '+' -> list.add(word);
                case '-' -> list.remove(word);
                default -> {
                    Count count = list.count(word);
                    out.append(count.all()).append(' ').append(count.different()).append('\n');
                }
            }
        }
        System.out.print(out);
    }
}
