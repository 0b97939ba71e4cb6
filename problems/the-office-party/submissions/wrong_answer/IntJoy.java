import java.io.*;

/** Adds up joy in 32 bits. */
public class IntJoy {
    static long[] bestParty(int n, int[] joy, int[] boss) {
        int[] openReports = new int[n + 1];
        for (int person = 2; person <= n; person++) openReports[boss[person]]++;
        int[] queue = new int[n];
        int tail = 0;
        for (int person = 1; person <= n; person++) if (openReports[person] == 0) queue[tail++] = person;

        int[] joyComing = new int[n + 1];
        int[] joyStaying = new int[n + 1];
        int[] guestsComing = new int[n + 1];
        int[] guestsStaying = new int[n + 1];
        for (int head = 0; head < n; head++) {
            int person = queue[head];
            joyComing[person] += joy[person];
            guestsComing[person]++;
            boolean comes = joyComing[person] > joyStaying[person]
                || joyComing[person] == joyStaying[person] && guestsComing[person] < guestsStaying[person];
            int above = boss[person]; // entry 0 belongs to nobody
            joyComing[above] += joyStaying[person];
            guestsComing[above] += guestsStaying[person];
            joyStaying[above] += comes ? joyComing[person] : joyStaying[person];
            guestsStaying[above] += comes ? guestsComing[person] : guestsStaying[person];
            if (--openReports[above] == 0 && above > 0) queue[tail++] = above;
        }
        return new long[] {joyStaying[0], guestsStaying[0]};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] joy = new int[n + 1];
        for (int person = 1; person <= n; person++) joy[person] = nextInt(in);
        int[] boss = new int[n + 1];
        for (int person = 2; person <= n; person++) boss[person] = nextInt(in);

        long[] best = bestParty(n, joy, boss);
        System.out.println(best[0] + " " + best[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
