import java.io.*;
import java.util.*;

public class Main {
    // kth is empty if there are fewer than k passages.
    record Answer(long passages, String kth) {}

    /** Suffixes in alphabetical order; those beginnings of a suffix are new that it does not share with the one before. */
    static Answer kthPassage(String text, long k) {
        int n = text.length();
        int[] order = sortedSuffixes(text);
        int[] common = commonBeginnings(text, order);
        long passages = 0;
        String kth = "";
        for (int i = 0; i < n; i++) {
            int fresh = n - order[i] - common[i];
            long place = k - passages;
            if (place >= 1 && place <= fresh) kth = text.substring(order[i], order[i] + common[i] + (int) place);
            passages += fresh;
        }
        return new Answer(passages, kth);
    }

    /** Doubling, with counting sort: first by the second halves, which the order before gives, then by the first ones. */
    static int[] sortedSuffixes(String text) {
        int n = text.length();
        int ranks = Math.max(n, 128) + 1;
        int[] rank = new int[n];
        int[] order = new int[n];
        int[] bySecond = new int[n];
        for (int i = 0; i < n; i++) {
            rank[i] = text.charAt(i);
            bySecond[i] = i;
        }
        countingSort(bySecond, rank, ranks, order);
        for (int length = 1; ; length *= 2) {
            int filled = 0;
            for (int i = Math.max(0, n - length); i < n; i++) bySecond[filled++] = i; // these have no second half
            for (int place : order) if (place >= length) bySecond[filled++] = place - length;
            countingSort(bySecond, rank, ranks, order);

            int[] next = new int[n];
            for (int i = 1; i < n; i++) {
                int a = order[i - 1];
                int b = order[i];
                int secondOfA = a + length < n ? rank[a + length] : -1;
                int secondOfB = b + length < n ? rank[b + length] : -1;
                next[b] = next[a] + (rank[a] == rank[b] && secondOfA == secondOfB ? 0 : 1);
            }
            rank = next;
            if (rank[order[n - 1]] == n - 1) return order;
        }
    }

    static void countingSort(int[] places, int[] rank, int ranks, int[] sorted) {
        int[] begin = new int[ranks + 1];
        for (int place : places) begin[rank[place] + 1]++;
        for (int r = 1; r <= ranks; r++) begin[r] += begin[r - 1];
        for (int place : places) sorted[begin[rank[place]]++] = place;
    }

    /** Kasai's algorithm: from one place of the text to the next, the common beginning gets shorter by at most one. */
    static int[] commonBeginnings(String text, int[] order) {
        int n = text.length();
        int[] rank = new int[n];
        int[] common = new int[n];
        for (int i = 0; i < n; i++) rank[order[i]] = i;
        int length = 0;
        for (int i = 0; i < n; i++) {
            if (rank[i] == 0) {
                length = 0;
                continue;
            }
            int before = order[rank[i] - 1];
            while (Math.max(i, before) + length < n && text.charAt(i + length) == text.charAt(before + length)) length++;
            common[rank[i]] = length;
            if (length > 0) length--;
        }
        return common;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        long k = Long.parseLong(in.readLine().trim());

        Answer answer = kthPassage(text, k);
        System.out.println(answer.passages());
        System.out.println(answer.kth().isEmpty() ? "-" : answer.kth());
    }
}
