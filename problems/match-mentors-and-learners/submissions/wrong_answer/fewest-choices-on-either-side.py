# Wrong: always takes the person with the fewest choices that are left, mentor or learner, and the partner with the fewest
# choices. That is right nearly always, but not where everybody has two or more.
import sys


def main():
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    for _ in range(next(numbers)):
        a, b, m = next(numbers), next(numbers), next(numbers)
        choices = [set() for _ in range(a + b)]
        for _ in range(m):
            x, y = next(numbers) - 1, next(numbers) - 1
            choices[x].add(a + y)
            choices[a + y].add(x)
        waiting = [set() for _ in range(max(a, b) + 2)]  # the people with so many choices
        for person, others in enumerate(choices):
            waiting[len(others)].add(person)

        def leave(person):
            waiting[len(choices[person])].discard(person)
            for other in choices[person]:
                waiting[len(choices[other])].discard(other)
                choices[other].discard(person)
                waiting[len(choices[other])].add(other)
            choices[person] = set()

        pairs = 0
        while True:
            person = next((min(people) for people in waiting[1:] if people), None)
            if person is None:
                break
            partner = min(choices[person], key=lambda other: (len(choices[other]), other))
            leave(person)
            leave(partner)
            pairs += 1
        print(pairs)


main()
