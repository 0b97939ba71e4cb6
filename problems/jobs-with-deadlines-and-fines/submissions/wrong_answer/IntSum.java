import java.io.*;
import java.util.*;

/** Wrong: the sum of the fines does not fit into 32 bits. */
public class IntSum {
    record Job(int deadline, int fine) {}

    static long smallestFines(Job[] jobs) {
        Arrays.sort(jobs, Comparator.comparingInt(Job::deadline));
        PriorityQueue<Integer> done = new PriorityQueue<>(); // the fines that the jobs done in time save
        int fines = 0;
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
