import java.io.*;

/**
 * A round is one walk: cut off two pieces, merge them behind the last coach of the finished part, and go on. Each round at least halves
 * the number of pieces, so there are at most 18 of them.
 */
public class Main {
    static class Coach {
        final int number;
        final int weight;
        Coach next;
        Coach nextBefore; // who stood behind it before the round

        Coach(int number, int weight) {
            this.number = number;
            this.weight = weight;
        }
    }

    // The sorted train begins with `first`.
    record Work(int rounds, long newCouplings, Coach first) {}

    static Work sortTrain(Coach first) {
        int rounds = 0;
        long newCouplings = 0;
        for (;;) {
            for (Coach coach = first; coach != null; coach = coach.next) coach.nextBefore = coach.next;
            Coach rest = cutPiece(first);
            if (rest == null) return new Work(rounds, newCouplings, first);
            rounds++;
            Coach dummy = new Coach(0, 0);
            Coach last = dummy;
            Coach one = first;
            while (one != null) {
                Coach two = rest;
                Coach following = cutPiece(two);
                last = merge(last, one, two);
                one = following;
                rest = cutPiece(one);
            }
            first = dummy.next;
            for (Coach coach = first; coach != null; coach = coach.next) {
                if (coach.next != null && coach.next != coach.nextBefore) newCouplings++;
            }
        }
    }

    /** Cuts the train behind its first sorted piece and returns what follows. */
    private static Coach cutPiece(Coach piece) {
        if (piece == null) return null;
        while (piece.next != null && piece.next.weight >= piece.weight) piece = piece.next;
        Coach rest = piece.next;
        piece.next = null;
        return rest;
    }

    /** Attaches both pieces behind `last`, merged, and returns the new last coach. */
    private static Coach merge(Coach last, Coach one, Coach two) {
        while (one != null && two != null) {
            if (two.weight < one.weight) { // the earlier piece wins a tie
                last.next = two;
                two = two.next;
            } else {
                last.next = one;
                one = one.next;
            }
            last = last.next;
        }
        last.next = one != null ? one : two;
        while (last.next != null) last = last.next;
        return last;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        Coach first = new Coach(1, nextInt(in));
        Coach last = first;
        for (int i = 2; i <= n; i++) {
            last.next = new Coach(i, nextInt(in));
            last = last.next;
        }

        Work work = sortTrain(first);
        StringBuilder out = new StringBuilder();
        out.append(work.rounds()).append(' ').append(work.newCouplings()).append('\n');
        for (Coach coach = work.first(); coach != null; coach = coach.next) {
            out.append(coach.number).append(coach.next != null ? ' ' : '\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
