import java.io.*;
import java.util.*;

/** Wrong: reverses the whole order at its end, the names included. */
public class ReversesTooMuch {
    record Team(String name, int wins, int draws, int scored, int conceded) {}

    static List<String> leagueTable(List<Team> teams) {
        Comparator<Team> byPoints = Comparator.comparingInt(team -> 3 * team.wins() + team.draws());
        Comparator<Team> byDifference = Comparator.comparingInt(team -> team.scored() - team.conceded());
        Comparator<Team> byGoals = Comparator.comparingInt(Team::scored);
        Comparator<Team> order = byPoints
            .thenComparing(byDifference)
            .thenComparing(byGoals)
            .thenComparing(Team::name)
            .reversed();
        return teams.stream().sorted(order).map(Team::name).toList();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        List<Team> teams = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            teams.add(new Team(line.nextToken(), nextInt(line), nextInt(line), nextInt(line), nextInt(line)));
        }

        StringBuilder out = new StringBuilder();
        for (String name : leagueTable(teams)) out.append(name).append('\n');
        System.out.print(out);
    }

    private static int nextInt(StringTokenizer line) {
        return Integer.parseInt(line.nextToken());
    }
}
