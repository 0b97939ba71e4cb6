import java.util.*;

/** Seen from the middle, the outline is where |x| + |y| = n - 1. */
public class Main {
    static List<String> drawDiamond(int n) {
        int reach = n - 1;
        List<String> picture = new ArrayList<>();
        for (int y = -reach; y <= reach; y++) {
            StringBuilder line = new StringBuilder();
            for (int x = -reach; x <= reach; x++) line.append(Math.abs(x) + Math.abs(y) == reach ? '#' : '.');
            picture.add(line.toString());
        }
        return picture;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();

        System.out.println(String.join("\n", drawDiamond(n)));
    }
}
