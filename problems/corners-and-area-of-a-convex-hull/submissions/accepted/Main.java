import java.io.*;
import java.util.*;

/**
 * Andrew's chain: in the order of x, the lower half of the hull keeps only the posts at which it turns strictly left; the upper
 * half is the same backwards. O(n log n).
 */
public class Main {
    record Point(long x, long y) {}

    record Answer(int corners, long doubledArea) {}

    static Answer hullOf(List<Point> posts) {
        List<Point> sorted = new ArrayList<>(new HashSet<>(posts));
        sorted.sort(Comparator.comparingLong(Point::x).thenComparingLong(Point::y));
        if (sorted.size() == 1) return new Answer(1, 0);

        List<Point> corners = half(sorted);
        Collections.reverse(sorted);
        corners.addAll(half(sorted));

        long doubledArea = 0;
        Point a = corners.get(corners.size() - 1);
        for (Point b : corners) {
            doubledArea += a.x() * b.y() - a.y() * b.x();
            a = b;
        }
        return new Answer(corners.size(), doubledArea);
    }

    /** The corners from the first to the last post, without the last one. */
    private static List<Point> half(List<Point> posts) {
        List<Point> chain = new ArrayList<>();
        for (Point post : posts) {
            while (chain.size() >= 2 && cross(chain.get(chain.size() - 2), chain.get(chain.size() - 1), post) <= 0) {
                chain.remove(chain.size() - 1);
            }
            chain.add(post);
        }
        chain.remove(chain.size() - 1);
        return chain;
    }

    /** Positive if one turns left at b on the way from a to c. */
    private static long cross(Point a, Point b, Point c) {
        return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        List<Point> posts = new ArrayList<>();
        for (int i = 0; i < n; i++) posts.add(new Point(nextInt(in), nextInt(in)));

        Answer answer = hullOf(posts);
        System.out.println(answer.corners() + " " + answer.doubledArea());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
