import java.io.*;
import java.util.*;

/** Two wagons k mod n apart walk to the end; where the rear one stops, the train is cut and its parts are swapped. */
public class Main {
    static class Wagon {
        int number;
        Wagon next;

        Wagon(int number) {
            this.number = number;
        }
    }

    static Wagon shunt(Wagon first, long k) {
        int n = 0;
        for (Wagon wagon = first; wagon != null; wagon = wagon.next) n++;
        long moves = k % n;
        if (moves == 0) return first;

        Wagon ahead = first;
        for (long i = 0; i < moves; i++) ahead = ahead.next;
        Wagon behind = first;
        while (ahead.next != null) {
            ahead = ahead.next;
            behind = behind.next;
        }
        Wagon newFirst = behind.next;
        behind.next = null;
        ahead.next = first;
        return newFirst;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        long k = Long.parseLong(line.nextToken());
        line = new StringTokenizer(in.readLine());
        Wagon first = new Wagon(Integer.parseInt(line.nextToken()));
        Wagon last = first;
        for (int i = 1; i < n; i++) {
            last.next = new Wagon(Integer.parseInt(line.nextToken()));
            last = last.next;
        }

        StringBuilder out = new StringBuilder();
        for (Wagon wagon = shunt(first, k); wagon != null; wagon = wagon.next) {
            out.append(wagon.number).append(wagon.next != null ? ' ' : '\n');
        }
        System.out.print(out);
    }
}
