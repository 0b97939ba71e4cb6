import java.io.*;
import java.util.*;

/** Breadth-first search: the round in which a person hears the rumour is the distance from s. O(n + m). */
public class Main {
    private static final int NEVER = -1;

    static int[] spreadRumour(int n, int s, List<List<Integer>> friends) {
        int[] round = new int[n + 1];
        Arrays.fill(round, NEVER);
        round[s] = 0;
        Deque<Integer> queue = new ArrayDeque<>(List.of(s));
        int people = 0;
        int rounds = 0;
        while (!queue.isEmpty()) {
            int person = queue.remove();
            people++;
            rounds = round[person]; // never falls, so the last one counts
            for (int other : friends.get(person)) {
                if (round[other] != NEVER) continue;
                round[other] = round[person] + 1;
                queue.add(other);
            }
        }
        return new int[] {rounds, people};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int s = nextInt(in);
        List<List<Integer>> friends = new ArrayList<>();
        for (int v = 0; v <= n; v++) friends.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            friends.get(a).add(b);
            friends.get(b).add(a);
        }

        int[] answer = spreadRumour(n, s, friends);
        System.out.println(answer[0] + " " + answer[1]);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
