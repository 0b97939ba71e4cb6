import java.util.*;

/** Every friendship raises the counters of two people. */
public class Main {
    static int[] countFriends(int n, int[][] pairs) {
        int[] friends = new int[n + 1];
        for (int[] pair : pairs) {
            friends[pair[0]]++;
            friends[pair[1]]++;
        }
        int most = 1;
        int alone = 0;
        for (int person = 1; person <= n; person++) {
            if (friends[person] > friends[most]) most = person;
            if (friends[person] == 0) alone++;
        }
        return new int[] {most, friends[most], alone};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] pairs = new int[in.nextInt()][2];
        for (int[] pair : pairs) {
            pair[0] = in.nextInt();
            pair[1] = in.nextInt();
        }

        int[] answer = countFriends(n, pairs);
        System.out.println(answer[0] + " " + answer[1] + " " + answer[2]);
    }
}
