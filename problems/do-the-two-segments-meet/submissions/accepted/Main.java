import java.io.*;
import java.util.*;

/**
 * The sign of a cross product says on which side of a line a point lies, without any fraction. Two segments that do not lie on
 * one line meet if neither has both ends strictly on one side of the other. On one line, the common points reach from the
 * later beginning to the earlier end. Cross products stay below 2^63.
 */
public class Main {
    record Point(long x, long y) {}

    record Segment(Point p, Point q) {}

    private static final Comparator<Point> ORDER = Comparator.comparingLong(Point::x).thenComparingLong(Point::y);

    static int commonPoints(Segment one, Segment two) {
        int p = side(two, one.p());
        int q = side(two, one.q());
        int r = side(one, two.p());
        int s = side(one, two.q());
        if (p != 0 || q != 0 || r != 0 || s != 0) return p * q <= 0 && r * s <= 0 ? 1 : 0;
        Point begin = later(earlier(one.p(), one.q()), earlier(two.p(), two.q()));
        Point end = earlier(later(one.p(), one.q()), later(two.p(), two.q()));
        int order = ORDER.compare(begin, end);
        return order < 0 ? 2 : order == 0 ? 1 : 0;
    }

    /** 1 if c lies to the left of the line, -1 if to the right, 0 if on it (or if the segment is a point). */
    private static int side(Segment line, Point c) {
        Point a = line.p();
        Point b = line.q();
        return Long.signum((b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x()));
    }

    private static Point earlier(Point a, Point b) {
        return ORDER.compare(a, b) <= 0 ? a : b;
    }

    private static Point later(Point a, Point b) {
        return ORDER.compare(a, b) <= 0 ? b : a;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        String[] words = {"none", "one", "many"};
        StringBuilder out = new StringBuilder();
        for (long t = nextLong(in); t > 0; t--) {
            Segment one = new Segment(nextPoint(in), nextPoint(in));
            Segment two = new Segment(nextPoint(in), nextPoint(in));
            out.append(words[commonPoints(one, two)]).append('\n');
        }
        System.out.print(out);
    }

    static Point nextPoint(StreamTokenizer in) throws IOException {
        return new Point(nextLong(in), nextLong(in));
    }

    static long nextLong(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (long) in.nval;
    }
}
