# A trie in flat lists: next_of[node] maps letters to nodes, and each node counts the words that go through it.
import sys


def main():
    _, *words = sys.stdin.read().split()
    next_of = [{}]
    every = [0]
    different = [0]
    copies = [0]
    out = []
    for task, word in zip(words[::2], words[1::2]):
        node = 0
        way = []
        for letter in word:
            child = next_of[node].get(letter)
            if child is None:
                if task != "+":
                    node = 0
                    break
                child = len(next_of)
                next_of[node][letter] = child
                next_of.append({})
                every.append(0)
                different.append(0)
                copies.append(0)
            node = child
            way.append(node)
        if task == "+":
            copies[node] += 1
            for place in way:
                every[place] += 1
            if copies[node] == 1:
                for place in way:
                    different[place] += 1
        elif task == "?":
            # The root, where a prefix ends that nobody has, counts nothing.
            out.append(f"{every[node]} {different[node]}")
        elif copies[node] > 0:
            copies[node] -= 1
            for place in way:
                every[place] -= 1
            if copies[node] == 0:
                for place in way:
                    different[place] -= 1
    print("\n".join(out))


main()
