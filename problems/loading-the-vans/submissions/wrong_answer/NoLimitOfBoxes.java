import java.io.*;

/** Wrong: forgets that a van has room for a number of boxes only. */
public class NoLimitOfBoxes {
    static long weakestVan(int vans, int room, int[] weights) {
        long tooWeak = 0;
        long strongEnough = 0;
        for (int weight : weights) {
            tooWeak = Math.max(tooWeak, weight - 1);
            strongEnough += weight;
        }
        while (strongEnough - tooWeak > 1) {
            long middle = (tooWeak + strongEnough) / 2;
            if (vansNeeded(middle, room, weights) <= vans) strongEnough = middle;
            else tooWeak = middle;
        }
        return strongEnough;
    }

    private static int vansNeeded(long carried, int room, int[] weights) {
        int vans = 0;
        int boxes = room; // as if a full van had just left
        long load = 0;
        for (int weight : weights) {
            if (vans == 0 || load + weight > carried) {
                vans++;
                boxes = 0;
                load = 0;
            }
            boxes++;
            load += weight;
        }
        return vans;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int vans = nextInt(in);
        int room = nextInt(in);
        int[] weights = new int[n];
        for (int i = 0; i < n; i++) weights[i] = nextInt(in);

        System.out.println(weakestVan(vans, room, weights));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
