# Wrong: in each group of people who hang together, it pairs off the smaller side.
import sys


def main():
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    for _ in range(next(numbers)):
        a, b, m = next(numbers), next(numbers), next(numbers)
        head = list(range(a + b))

        def find(person):
            while head[person] != person:
                head[person] = head[head[person]]
                person = head[person]
            return person

        for _ in range(m):
            x, y = next(numbers) - 1, next(numbers) - 1
            head[find(x)] = find(a + y)
        mentors, learners = [0] * (a + b), [0] * (a + b)
        for person in range(a + b):
            (mentors if person < a else learners)[find(person)] += 1
        print(sum(map(min, mentors, learners)))


main()
