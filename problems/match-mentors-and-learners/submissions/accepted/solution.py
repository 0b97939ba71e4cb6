# Kuhn's algorithm: a search along chains of mentors who give their learner away and take another one, for each mentor.
import sys

sys.setrecursionlimit(10_000)


def most_pairs(learners, fitting):
    mentor_of = [None] * learners
    asked_for = [None] * learners  # the mentor in whose search the learner was asked last

    def find_learner(mentor, first):
        for learner in fitting[mentor]:
            if mentor_of[learner] is None:
                mentor_of[learner] = mentor
                return True
        for learner in fitting[mentor]:
            if asked_for[learner] != first:
                asked_for[learner] = first
                if find_learner(mentor_of[learner], first):
                    mentor_of[learner] = mentor
                    return True
        return False

    return sum(find_learner(mentor, mentor) for mentor in range(len(fitting)))


def main():
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    for _ in range(next(numbers)):
        a, b, m = next(numbers), next(numbers), next(numbers)
        fitting = [[] for _ in range(a)]
        for _ in range(m):
            x = next(numbers) - 1
            fitting[x].append(next(numbers) - 1)
        print(most_pairs(b, fitting))


main()
