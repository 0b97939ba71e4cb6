import java.io.*;
import java.util.*;

/**
 * Jobs that can be done in time can be done in the order of their deadlines. Taken in that order, as soon as there are
 * more of them than days, one has to go, and the days do not care which one: the smallest fine. An exchange shows that
 * this is right: whoever gives up another one of these can give up this one instead and pays no more. O(n log n).
 */
public class Main {
    record Job(int deadline, int fine) {}

    static long smallestFines(Job[] jobs) {
        Arrays.sort(jobs, Comparator.comparingInt(Job::deadline));
        PriorityQueue<Integer> done = new PriorityQueue<>(); // the fines that the jobs done in time save
        long fines = 0;
        for (Job job : jobs) {
            done.add(job.fine());
            if (done.size() > job.deadline()) fines += done.poll();
        }
        return fines;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        Job[] jobs = new Job[n];
        for (int i = 0; i < n; i++) jobs[i] = new Job(nextInt(in), nextInt(in));

        System.out.println(smallestFines(jobs));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
