# The longest common subsequence with one long number a row (Hyyrö): bit j is 0 where the row's length grows at word j
# of the second diary. The rows are kept, and the words read off on the way back.
import sys


def common_story(a, b):
    places = {}
    for j, word in enumerate(b):
        places[word] = places.get(word, 0) | 1 << j
    whole = (1 << len(b)) - 1
    row = whole
    rows = [row]
    for word in a:
        matches = row & places.get(word, 0)
        row = ((row + matches) | (row - matches)) & whole
        rows.append(row)

    def length(i, j):
        return j - bin(rows[i] & ((1 << j) - 1)).count("1")

    story = []
    i, j = len(a), len(b)
    left = length(i, j)
    while left > 0:
        if rows[i] >> (j - 1) & 1:
            j -= 1
        elif length(i - 1, j) == left:
            i -= 1
        else:
            # Both lengths grow here, so these two words are the same.
            i -= 1
            j -= 1
            left -= 1
            story.append(a[i])
    return story[::-1]


def main():
    n, _, *words = sys.stdin.read().split()
    n = int(n)
    story = common_story(words[:n], words[n:])
    print(len(story))
    print(*story)


main()
