import java.util.*;

/** Lets a long tile reach down onto a broken square. */
public class BrokenBelow {
    static final int MODULUS = 1_000_000_007;

    static int countTilings(String[] floorPlan, int maxSmall) {
        int columns = floorPlan[0].length();
        int masks = 1 << columns;
        int[][] ways = new int[masks][maxSmall + 1];
        ways[0][0] = 1;
        for (int row = 0; row < floorPlan.length; row++) {
            for (int column = 0; column < columns; column++) {
                int[][] next = new int[masks][maxSmall + 1];
                int here = 1 << column;
                int right = here << 1;
                boolean free = isFree(floorPlan, row, column);
                boolean freeRight = isFree(floorPlan, row, column + 1);
                boolean freeBelow = row + 1 < floorPlan.length;
                for (int mask = 0; mask < masks; mask++) {
                    if ((mask & here) != 0) { // covered from above or from the left
                        add(next[mask ^ here], ways[mask], 0);
                    } else if (!free) {
                        add(next[mask], ways[mask], 0);
                    } else {
                        add(next[mask], ways[mask], 1);
                        if (freeRight && (mask & right) == 0) add(next[mask | right], ways[mask], 0);
                        if (freeBelow) add(next[mask | here], ways[mask], 0);
                    }
                }
                ways = next;
            }
        }

        // No tile reaches below the last row, so only the empty mask is left.
        long total = 0;
        for (int count : ways[0]) total += count;
        return (int) (total % MODULUS);
    }

    /** Adds the ways to others with so many small tiles more; those above the limit are dropped. */
    private static void add(int[] sums, int[] ways, int moreSmall) {
        for (int small = moreSmall; small < sums.length; small++) {
            int sum = sums[small] + ways[small - moreSmall] - MODULUS; // two values below MODULUS still fit into an int
            sums[small] = sum < 0 ? sum + MODULUS : sum;
        }
    }

    private static boolean isFree(String[] floorPlan, int row, int column) {
        return row < floorPlan.length && column < floorPlan[row].length() && floorPlan[row].charAt(column) == '.';
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int rows = in.nextInt();
        int columns = in.nextInt();
        int maxSmall = in.nextInt();
        String[] floorPlan = new String[rows];
        for (int row = 0; row < rows; row++) floorPlan[row] = in.next();

        System.out.println(countTilings(floorPlan, maxSmall));
    }
}
