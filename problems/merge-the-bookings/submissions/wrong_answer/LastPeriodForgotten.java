import java.io.*;
import java.util.*;

/** Wrong: never writes the period that is still open at the end. */
public class LastPeriodForgotten {
    record Period(int begin, int end) {}

    static List<Period> merged(List<Period> slips) {
        slips.sort(Comparator.comparingInt(Period::begin));
        List<Period> periods = new ArrayList<>();
        int begin = slips.get(0).begin();
        int end = slips.get(0).end();
        for (Period slip : slips) {
            if (slip.begin() > end) {
                periods.add(new Period(begin, end));
                begin = slip.begin();
                end = slip.end();
            } else {
                end = Math.max(end, slip.end());
            }
        }
        return periods;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        List<Period> slips = new ArrayList<>();
        for (int i = 0; i < n; i++) slips.add(new Period(nextInt(in), nextInt(in)));

        List<Period> periods = merged(slips);
        StringBuilder out = new StringBuilder();
        out.append(periods.size()).append('\n');
        for (Period period : periods) out.append(period.begin()).append(' ').append(period.end()).append('\n');
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
