import java.io.*;
import java.util.*;

/** Wrong: does not look at the two that have become neighbours. */
public class OneFlashOnly {
    static final int LOST = -1;

    record Tube(int[] flashes, List<Integer> left) {}

    static class Particle {
        final int number;
        final int charge;
        boolean isThere = true;
        Particle before = this;
        Particle behind = this;

        Particle(int number, int charge) {
            this.number = number;
            this.charge = charge;
        }

        boolean isOppositeTo(Particle other) {
            return number != 0 && other.number != 0 && charge == -other.charge;
        }
    }

    static Tube fillTube(int[] places, int[] charges) {
        int q = places.length;
        int[] flashes = new int[q];
        Particle[] particles = new Particle[q + 1];
        Particle front = new Particle(0, 0);
        particles[0] = front;
        for (int i = 1; i <= q; i++) {
            Particle place = particles[places[i - 1]];
            if (place == null || !place.isThere) { // put in and gone, or never put in
                flashes[i - 1] = LOST;
                continue;
            }
            Particle added = new Particle(i, charges[i - 1]);
            particles[i] = added;
            added.before = place;
            added.behind = place.behind;
            added.behind.before = added;
            place.behind = added;

            Particle one = added.before;
            Particle two = added;
            if (!one.isOppositeTo(two)) {
                one = added;
                two = added.behind;
            }
            if (one.isOppositeTo(two)) {
                one.isThere = false;
                two.isThere = false;
                one = one.before;
                two = two.behind;
                one.behind = two;
                two.before = one;
                flashes[i - 1]++;
            }
        }
        List<Integer> left = new ArrayList<>();
        for (Particle particle = front.behind; particle != front; particle = particle.behind) left.add(particle.number);
        return new Tube(flashes, left);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int q = nextInt(in);
        int[] places = new int[q];
        int[] charges = new int[q];
        for (int i = 0; i < q; i++) {
            places[i] = nextInt(in);
            charges[i] = nextInt(in);
        }

        Tube tube = fillTube(places, charges);
        StringBuilder out = new StringBuilder();
        for (int flashes : tube.flashes()) out.append(flashes == LOST ? "lost" : String.valueOf(flashes)).append('\n');
        for (int number : tube.left()) out.append(number).append(' ');
        System.out.println(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
