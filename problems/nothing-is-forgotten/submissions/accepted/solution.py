# All texts form a tree: the parent of a text is the text without its last letter. Beside its parent each one has a long
# jump to an ancestor, chosen so that any ancestor is a logarithmic number of steps away (Myers): if the last two jumps
# have the same length, the new one spans both.
import sys


class Texts:
    def __init__(self):
        self.letters, self.lengths, self.parents, self.jumps = ["-"], [0], [0], [0]
        self.children = {}

    def with_letter(self, text, letter):
        child = self.children.get((text, letter))
        if child is None:
            lengths, jumps = self.lengths, self.jumps
            jump = jumps[text]
            further = jumps[jump]
            are_equal = lengths[text] - lengths[jump] == lengths[jump] - lengths[further]
            child = self.children[text, letter] = len(lengths)
            self.letters.append(letter)
            lengths.append(lengths[text] + 1)
            self.parents.append(text)
            jumps.append(further if are_equal else text)
        return child

    def beginning_of(self, text, length):
        lengths, jumps, parents = self.lengths, self.jumps, self.parents
        while lengths[text] > length:
            jump = jumps[text]
            text = jump if lengths[jump] >= length else parents[text]
        return text

    def common_length(self, one, other):
        jumps, parents = self.jumps, self.parents
        length = min(self.lengths[one], self.lengths[other])
        one, other = self.beginning_of(one, length), self.beginning_of(other, length)
        # Texts of equal length have jumps of equal length.
        while one != other:
            if jumps[one] != jumps[other]:
                one, other = jumps[one], jumps[other]
            else:
                one, other = parents[one], parents[other]
        return self.lengths[one]


def main():
    _, *words = sys.stdin.read().split()
    texts = Texts()
    after = [0]  # the text after each event
    for event, word in zip(words[::2], words[1::2]):
        text = after[-1]
        if event == "T":
            text = texts.with_letter(text, word)
        elif event == "B":
            text = texts.beginning_of(text, max(0, texts.lengths[text] - int(word)))
        elif event == "G":
            text = after[int(word)]
        elif event == "L":
            place = int(word)
            print(texts.letters[texts.beginning_of(text, place)] if place <= texts.lengths[text] else "-")
        else:
            print(texts.common_length(text, after[int(word)]))
        after.append(text)


main()
