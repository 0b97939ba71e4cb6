import java.util.*;

/** Follows the commands. Directions are numbered clockwise, so that turns are additions modulo 4. */
public class Main {
    static int column = 1;
    static int row = 1;
    static int direction = 0; // N, E, S, W

    static void follow(int width, int height, String commands) {
        int[] east = {0, 1, 0, -1};
        int[] north = {1, 0, -1, 0};
        for (char command : commands.toCharArray()) {
            if (command == 'L') direction = (direction + 3) % 4;
            if (command == 'R') direction = (direction + 1) % 4;
            if (command != 'F') continue;
            int nextColumn = column + east[direction];
            int nextRow = row + north[direction];
            if (nextColumn < 1 || nextColumn > width || nextRow < 1 || nextRow > height) continue;
            column = nextColumn;
            row = nextRow;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int width = in.nextInt();
        int height = in.nextInt();
        follow(width, height, in.next());

        System.out.println(column + " " + row + " " + "NESW".charAt(direction));
    }
}
