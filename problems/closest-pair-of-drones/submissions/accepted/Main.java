import java.io.*;
import java.util.*;

/**
 * Divide and conquer: a pair across the cut that is closer than the best one of both halves lies in a strip around the cut, in which
 * each drone has at most seven others that are near enough in y. Each call returns its drones in the order of y. O(n log n).
 */
public class Main {
    record Point(long x, long y) {}

    private static long best = Long.MAX_VALUE;

    static long smallestSquare(List<Point> drones) {
        List<Point> sorted = new ArrayList<>(drones);
        sorted.sort(Comparator.comparingLong(Point::x));
        lookAt(sorted);
        return best;
    }

    /** Looks at all pairs of these drones, which are in the order of x, and returns them in the order of y. */
    private static List<Point> lookAt(List<Point> drones) {
        if (drones.size() == 1) return drones;
        int middle = drones.size() / 2;
        long cut = drones.get(middle).x();
        List<Point> left = lookAt(drones.subList(0, middle));
        List<Point> right = lookAt(drones.subList(middle, drones.size()));
        List<Point> merged = mergedByY(left, right);

        List<Point> strip = new ArrayList<>();
        for (Point drone : merged) {
            if (square(drone.x() - cut) >= best) continue;
            for (int j = strip.size() - 1; j >= 0 && square(drone.y() - strip.get(j).y()) < best; j--) {
                Point other = strip.get(j);
                best = Math.min(best, square(drone.x() - other.x()) + square(drone.y() - other.y()));
            }
            strip.add(drone);
        }
        return merged;
    }

    private static List<Point> mergedByY(List<Point> left, List<Point> right) {
        List<Point> merged = new ArrayList<>(left.size() + right.size());
        int i = 0;
        for (Point drone : right) {
            while (i < left.size() && left.get(i).y() <= drone.y()) merged.add(left.get(i++));
            merged.add(drone);
        }
        merged.addAll(left.subList(i, left.size()));
        return merged;
    }

    private static long square(long difference) {
        return difference * difference;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        List<Point> drones = new ArrayList<>();
        for (int i = 0; i < n; i++) drones.add(new Point(nextInt(in), nextInt(in)));

        System.out.println(smallestSquare(drones));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
