import java.io.*;

/**
 * Imagine that the tank may go below zero, and drive once round from station 1. One can start where it is at its lowest
 * for the first time: from there on it is never lower. Whoever starts before that place gets below zero there. O(n).
 */
public class Main {
    static int firstStart(int[] petrol, int[] way) {
        long tank = 0;
        long lowest = 0;
        int start = 0;
        for (int i = 0; i < petrol.length; i++) {
            tank += petrol[i] - way[i];
            if (tank < lowest) {
                lowest = tank;
                start = i + 1;
            }
        }
        return tank >= 0 ? start + 1 : -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] petrol = new int[n];
        int[] way = new int[n];
        for (int i = 0; i < n; i++) {
            petrol[i] = nextInt(in);
            way[i] = nextInt(in);
        }

        System.out.println(firstStart(petrol, way));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
