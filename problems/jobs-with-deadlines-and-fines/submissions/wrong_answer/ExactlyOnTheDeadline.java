import java.io.*;
import java.util.*;

/** Wrong: does each job exactly on the day of its deadline, and only the most expensive one of that day. */
public class ExactlyOnTheDeadline {
    record Job(int deadline, int fine) {}

    static long smallestFines(Job[] jobs) {
        Arrays.sort(jobs, Comparator.comparingInt(Job::deadline));
        Map<Integer, Integer> doneOn = new HashMap<>();
        long fines = 0;
        for (Job job : jobs) {
            int other = doneOn.getOrDefault(job.deadline(), 0);
            doneOn.put(job.deadline(), Math.max(other, job.fine()));
            fines += Math.min(other, job.fine());
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
