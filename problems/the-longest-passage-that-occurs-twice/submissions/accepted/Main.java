import java.io.*;
import java.util.*;

public class Main {
    // place is counted from 1.
    record Passage(int length, int place) {}

    /**
     * A suffix automaton: each state stands for passages that end at the same places. A state to which a suffix link leads
     * has at least two such places, and every passage with two belongs to one of these states. O(26 n), and no hashing.
     */
    static Passage longestTwice(String text) {
        int most = 2 * text.length() + 2;
        int[][] next = new int[26][most]; // 0: none
        int[] link = new int[most];
        int[] length = new int[most];
        int[] firstEnd = new int[most];
        int states = 2; // state 1 is the empty passage
        int last = 1;
        for (int end = 1; end <= text.length(); end++) {
            int letter = text.charAt(end - 1) - 'a';
            int added = states++;
            length[added] = end;
            firstEnd[added] = end;
            int at = last;
            for (; at != 0 && next[letter][at] == 0; at = link[at]) next[letter][at] = added;
            if (at == 0) {
                link[added] = 1;
            } else if (length[next[letter][at]] == length[at] + 1) {
                link[added] = next[letter][at];
            } else {
                int old = next[letter][at];
                int copy = states++;
                for (int[] byLetter : next) byLetter[copy] = byLetter[old];
                length[copy] = length[at] + 1;
                firstEnd[copy] = firstEnd[old];
                link[copy] = link[old];
                link[old] = copy;
                link[added] = copy;
                for (; at != 0 && next[letter][at] == old; at = link[at]) next[letter][at] = copy;
            }
            last = added;
        }

        Passage best = new Passage(0, 0);
        for (int state = 2; state < states; state++) {
            int twice = link[state];
            Passage found = new Passage(length[twice], firstEnd[twice] - length[twice] + 1);
            boolean isLonger = found.length() > best.length();
            if (isLonger || (found.length() == best.length() && found.place() < best.place())) best = found;
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();

        Passage passage = longestTwice(text);
        System.out.println(passage.length() + (passage.length() > 0 ? " " + passage.place() : ""));
    }
}
