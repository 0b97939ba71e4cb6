import java.io.*;
import java.util.*;

/** The probability of each number of heads, coin by coin, in one array from many heads to few. O(n^2). */
public class Main {
    static double atLeastHalf(double[] chances) {
        int n = chances.length;
        double[] exactly = new double[n + 1];
        exactly[0] = 1;
        for (int coin = 0; coin < n; coin++) {
            double heads = chances[coin];
            for (int h = coin + 1; h > 0; h--) exactly[h] = exactly[h] * (1 - heads) + exactly[h - 1] * heads;
            exactly[0] *= 1 - heads;
        }
        double sum = 0;
        for (int h = (n + 1) / 2; h <= n; h++) sum += exactly[h];
        return sum;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer line = new StringTokenizer(in.readLine());
        double[] chances = new double[n];
        for (int i = 0; i < n; i++) chances[i] = Double.parseDouble(line.nextToken());

        System.out.println(atLeastHalf(chances));
    }
}
