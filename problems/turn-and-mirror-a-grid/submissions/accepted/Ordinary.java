import java.util.Scanner;

public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        int c = in.nextInt();
        int q = in.nextInt();
        String[] grid = new String[r];
        for (int i = 0; i < r; i++) {
            grid[i] = in.next();
        }
        // The corner that is now in the top left, the step to the right, and the step down, all in the first grid.
        int ci = 0, cj = 0, ri = 0, rj = 1, di = 1, dj = 0;
        int rows = r, columns = c;
        for (int k = 0; k < q; k++) {
            String kind = in.next();
            if (kind.equals("?")) {
                int i = in.nextInt() - 1;
                int j = in.nextInt() - 1;
                System.out.println(grid[ci + i * di + j * ri].charAt(cj + i * dj + j * rj));
            } else if (kind.equals("H")) {
                ci += (columns - 1) * ri;
                cj += (columns - 1) * rj;
                ri = -ri;
                rj = -rj;
            } else if (kind.equals("V")) {
                ci += (rows - 1) * di;
                cj += (rows - 1) * dj;
                di = -di;
                dj = -dj;
            } else {
                int oldRi = ri, oldRj = rj;
                if (kind.equals("R")) {
                    ci += (rows - 1) * di;
                    cj += (rows - 1) * dj;
                    ri = -di;
                    rj = -dj;
                    di = oldRi;
                    dj = oldRj;
                } else {
                    ci += (columns - 1) * ri;
                    cj += (columns - 1) * rj;
                    ri = di;
                    rj = dj;
                    di = -oldRi;
                    dj = -oldRj;
                }
                int kept = rows;
                rows = columns;
                columns = kept;
            }
        }
    }
}
