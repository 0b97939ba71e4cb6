import java.util.*;

public class Ordinary {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int m = sc.nextInt();
        int q = sc.nextInt();
        long[][] dist = new long[n + 1][n + 1];
        for (int i = 1; i <= n; i++) {
            Arrays.fill(dist[i], Long.MAX_VALUE / 4);
            dist[i][i] = 0;
        }
        for (int i = 0; i < m; i++) {
            int a = sc.nextInt();
            int b = sc.nextInt();
            long c = sc.nextInt();
            dist[a][b] = Math.min(dist[a][b], c);
            dist[b][a] = Math.min(dist[b][a], c);
        }
        for (int k = 1; k <= n; k++) {
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    dist[i][j] = Math.min(dist[i][j], dist[i][k] + dist[k][j]);
                }
            }
        }
        for (int year = 0; year < q; year++) {
            int a = sc.nextInt();
            int b = sc.nextInt();
            long c = sc.nextInt();
            if (c < dist[a][b]) {
                long[][] next = new long[n + 1][n + 1];
                for (int i = 1; i <= n; i++) {
                    for (int j = 1; j <= n; j++) {
                        long there = dist[i][a] + c + dist[b][j];
                        long back = dist[i][b] + c + dist[a][j];
                        next[i][j] = Math.min(dist[i][j], Math.min(there, back));
                    }
                }
                dist = next;
            }
            long sum = 0;
            boolean connected = true;
            for (int i = 1; i <= n; i++) {
                for (int j = i + 1; j <= n; j++) {
                    if (dist[i][j] >= Long.MAX_VALUE / 4) connected = false;
                    else sum += dist[i][j];
                }
            }
            System.out.println(connected ? sum : -1);
        }
    }
}
