import java.io.*;

/** Gives molehills 0 flowers and 0 walks: what comes behind them seems to be reached. */
public class ZeroForMolehills {
    static final int MODULUS = 1_000_000_007;

    static int[] bestWalks(String[] meadow) {
        int columns = meadow[0].length();
        int[] flowers = new int[columns + 1]; // at j + 1 of column j; in front of the first column there is no walk
        int[] walks = new int[columns + 1];
        
        for (int i = 0; i < meadow.length; i++) {
            for (int j = 1; j <= columns; j++) {
                char patch = meadow[i].charAt(j - 1);
                if (i == 0 && j == 1) {
                    flowers[j] = 0;
                    walks[j] = 1;
                } else if (flowers[j - 1] > flowers[j]) {
                    flowers[j] = flowers[j - 1];
                    walks[j] = walks[j - 1];
                } else if (flowers[j - 1] == flowers[j]) {
                    walks[j] = (walks[j] + walks[j - 1]) % MODULUS;
                }
                if (patch == '#') {
                    flowers[j] = 0;
                    walks[j] = 0;
                } else if (flowers[j] >= 0) {
                    flowers[j] += patch - '0';
                }
            }
        }
        return walks[columns] == 0 ? null : new int[] {flowers[columns], walks[columns]};
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int rows = Integer.parseInt(in.readLine().split(" ")[0]);
        String[] meadow = new String[rows];
        for (int i = 0; i < rows; i++) meadow[i] = in.readLine();

        int[] best = bestWalks(meadow);
        System.out.println(best == null ? "IMPOSSIBLE" : best[0] + " " + best[1]);
    }
}
