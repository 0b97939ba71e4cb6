# Wrong: looks at the goals scored before the difference.
import sys


def league_table(teams):
    def key(team):
        name, wins, draws, scored, conceded = team
        return -(3 * wins + draws), -scored, -(scored - conceded), name

    return [team[0] for team in sorted(teams, key=key)]


def main():
    _, *words = sys.stdin.read().split()
    teams = [(words[i], *map(int, words[i + 1 : i + 5])) for i in range(0, len(words), 5)]
    print("\n".join(league_table(teams)))


main()
