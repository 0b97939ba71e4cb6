import java.util.*;

/** The full months before the date, and the day itself; only February depends on the year. */
public class Main {
    static int dayOfYear(int year, int month, int day) {
        boolean isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0);
        int[] lengths = {31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        int result = day;
        for (int before = 1; before < month; before++) result += lengths[before - 1];
        return result;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int year = in.nextInt();
        int month = in.nextInt();
        int day = in.nextInt();

        System.out.println(dayOfYear(year, month, day));
    }
}
