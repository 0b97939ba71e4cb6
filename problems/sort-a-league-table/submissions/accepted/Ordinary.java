import java.util.ArrayList;
import java.util.Scanner;

public class Ordinary {
    static class Team implements Comparable<Team> {
        String name;
        int points, difference, goals;

        public int compareTo(Team other) {
            if (points != other.points) return other.points - points;
            if (difference != other.difference) return other.difference - difference;
            if (goals != other.goals) return other.goals - goals;
            return name.compareTo(other.name);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        ArrayList<Team> teams = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Team team = new Team();
            team.name = in.next();
            int w = in.nextInt();
            int d = in.nextInt();
            int f = in.nextInt();
            int a = in.nextInt();
            team.points = 3 * w + d;
            team.difference = f - a;
            team.goals = f;
            teams.add(team);
        }
        teams.sort(null);
        for (Team team : teams) {
            System.out.println(team.name);
        }
    }
}
