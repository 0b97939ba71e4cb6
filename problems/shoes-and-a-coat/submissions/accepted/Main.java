import java.io.*;
import java.util.*;

/**
 * Narrows the gap between a price that fewer than k outfits keep and one that at least k keep. For one price the outfits
 * are counted with two pointers on the sorted rows. O(n log n + m log m + (n + m) log(prices)).
 */
public class Main {
    static long priceOfOutfit(long k, long[] shoes, long[] coats) {
        Arrays.sort(shoes);
        Arrays.sort(coats);
        long low = 0; // fewer than k outfits cost at most this
        long high = shoes[shoes.length - 1] + coats[coats.length - 1]; // at least k do
        while (high - low > 1) {
            long middle = (low + high) / 2;
            if (countUpTo(middle, shoes, coats) >= k) high = middle;
            else low = middle;
        }
        return high;
    }

    private static long countUpTo(long price, long[] shoes, long[] coats) {
        long count = 0;
        int fitting = coats.length;
        for (long pair : shoes) {
            while (fitting > 0 && pair + coats[fitting - 1] > price) fitting--;
            count += fitting;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = (int) nextLong(in);
        int m = (int) nextLong(in);
        long k = nextLong(in);
        long[] shoes = new long[n];
        long[] coats = new long[m];
        for (int i = 0; i < n; i++) shoes[i] = nextLong(in);
        for (int j = 0; j < m; j++) coats[j] = nextLong(in);

        System.out.println(priceOfOutfit(k, shoes, coats));
    }

    static long nextLong(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (long) in.nval;
    }
}
