import java.util.*;

/** With sorted sides only a + b > c has to be tested, and the angle opposite c is the largest. */
public class Main {
    static String kindOfTriangle(long[] sides) {
        Arrays.sort(sides);
        if (sides[0] + sides[1] <= sides[2]) return "NONE";
        long difference = sides[0] * sides[0] + sides[1] * sides[1] - sides[2] * sides[2]; // squares reach 10^18
        if (difference == 0) return "RIGHT";
        return difference < 0 ? "OBTUSE" : "ACUTE";
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] sides = {in.nextLong(), in.nextLong(), in.nextLong()};

        System.out.println(kindOfTriangle(sides));
    }
}
