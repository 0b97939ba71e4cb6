import java.io.*;

/**
 * The last merging joins two piles, one made of a left part of the row and one of the rest. It costs the weight of all,
 * wherever the border was, so the two parts have to be as cheap as possible: try each border. O(n^3).
 */
public class Main {
    static long leastEffort(int[] piles) {
        int n = piles.length;
        long[][] cost = new long[n][n]; // cost[l][r]: the least effort for the piles from l to r
        for (int l = n - 1; l >= 0; l--) {
            long weight = piles[l];
            for (int r = l + 1; r < n; r++) {
                weight += piles[r];
                long parts = Long.MAX_VALUE;
                for (int m = l; m < r; m++) parts = Math.min(parts, cost[l][m] + cost[m + 1][r]);
                cost[l][r] = parts + weight;
            }
        }
        return cost[0][n - 1];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] piles = new int[n];
        for (int i = 0; i < n; i++) piles[i] = nextInt(in);

        System.out.println(leastEffort(piles));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
