# A largest set of complaints without a common hiker (Hopcroft and Karp): from each of them somebody has to leave, and
# nobody else does if the snorers stay that are reached along alternating paths from those without a picked complaint,
# with all sleepers whom none of them disturbs (König).
import sys

UNREACHED = -1


class Matching:
    def __init__(self, disturbs, sleepers):
        self.disturbs = disturbs
        self.is_picked = [False] * len(disturbs)
        self.snorer_of = [None] * sleepers
        while self.find_layers():
            self.following = [iter(those) for those in disturbs]
            for snorer, is_picked in enumerate(self.is_picked):
                if not is_picked:
                    self.augment_from(snorer)

    def find_layers(self):
        """By snorer, the picked complaints on a shortest alternating path to it; says whether one more can be picked."""
        reached = [snorer for snorer, is_picked in enumerate(self.is_picked) if not is_picked]
        layer = self.layer = [UNREACHED if is_picked else 0 for is_picked in self.is_picked]
        has_free_sleeper = False
        for snorer in reached:
            for sleeper in self.disturbs[snorer]:
                owner = self.snorer_of[sleeper]
                if owner is None:
                    has_free_sleeper = True
                elif layer[owner] == UNREACHED:
                    layer[owner] = layer[snorer] + 1
                    reached.append(owner)
        return has_free_sleeper

    def augment_from(self, start):
        """A snorer is on one path only in a round, and what leads nowhere is not entered again."""
        layer = self.layer
        path, sleepers = [start], []
        while path:
            snorer = path[-1]
            for sleeper in self.following[snorer]:
                owner = self.snorer_of[sleeper]
                if owner is None:
                    sleepers.append(sleeper)
                    for one, other in zip(path, sleepers):
                        self.snorer_of[other] = one
                        layer[one] = UNREACHED
                    self.is_picked[start] = True
                    return
                if layer[owner] == layer[snorer] + 1:
                    path.append(owner)
                    sleepers.append(sleeper)
                    break
            else:
                layer[snorer] = UNREACHED
                path.pop()
                if sleepers:
                    sleepers.pop()


def fill_hut(disturbs, sleepers):
    layer = Matching(disturbs, sleepers).layer
    is_disturbed = [False] * sleepers
    snorers = [snorer for snorer, reached in enumerate(layer) if reached != UNREACHED]
    for snorer in snorers:
        for sleeper in disturbs[snorer]:
            is_disturbed[sleeper] = True
    return snorers, [sleeper for sleeper, disturbed in enumerate(is_disturbed) if not disturbed]


def main():
    a, b, _, *numbers = map(int, sys.stdin.buffer.read().split())
    disturbs = [[] for _ in range(a)]
    for snorer, sleeper in zip(numbers[::2], numbers[1::2]):
        disturbs[snorer - 1].append(sleeper - 1)
    snorers, sleepers = fill_hut(disturbs, b)
    print(len(snorers), len(sleepers))
    print(*(snorer + 1 for snorer in snorers))
    print(*(sleeper + 1 for sleeper in sleepers))


main()
