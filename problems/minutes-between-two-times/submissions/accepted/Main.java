import java.util.*;

/** Both times as minutes of their day; a second time that lies earlier in the day comes a day later. */
public class Main {
    static int minutesBetween(int hourNow, int minuteNow, int hourThen, int minuteThen) {
        int minutes = (60 * hourThen + minuteThen) - (60 * hourNow + minuteNow);
        return minutes < 0 ? minutes + 24 * 60 : minutes;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in).useDelimiter("[:\\s]+");
        int hourNow = in.nextInt();
        int minuteNow = in.nextInt();
        int hourThen = in.nextInt();
        int minuteThen = in.nextInt();

        System.out.println(minutesBetween(hourNow, minuteNow, hourThen, minuteThen));
    }
}
