# A suffix automaton: the different passages are the ways from its root, and ways[s] counts those from a state on, the empty
# one too. The k-th is found letter by letter.
def automaton(text):
    nexts, links, lengths = [{}], [-1], [0]
    last = 0
    for letter in text:
        added = len(nexts)
        nexts.append({})
        links.append(0)
        lengths.append(lengths[last] + 1)
        at = last
        while at >= 0 and letter not in nexts[at]:
            nexts[at][letter] = added
            at = links[at]
        if at >= 0:
            old = nexts[at][letter]
            if lengths[old] == lengths[at] + 1:
                links[added] = old
            else:
                copy = len(nexts)
                nexts.append(dict(nexts[old]))
                links.append(links[old])
                lengths.append(lengths[at] + 1)
                links[old] = links[added] = copy
                while at >= 0 and nexts[at].get(letter) == old:
                    nexts[at][letter] = copy
                    at = links[at]
        last = added
    return nexts, lengths


def main():
    text = input().strip()
    k = int(input())
    nexts, lengths = automaton(text)
    ways = [1] * len(nexts)
    for state in sorted(range(len(nexts)), key=lengths.__getitem__, reverse=True):
        for child in nexts[state].values():
            ways[state] += ways[child]
    print(ways[0] - 1)
    if k >= ways[0]:
        print("-")
        return
    passage = []
    at = 0
    while k > 0:
        # The k-th way from here that is not empty.
        for letter in sorted(nexts[at]):
            child = nexts[at][letter]
            if k <= ways[child]:
                passage.append(letter)
                at = child
                k -= 1
                break
            k -= ways[child]
    print("".join(passage))


main()
