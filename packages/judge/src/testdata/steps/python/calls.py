import sys


class Animal:
    def __init__(self, name):
        self.name = name

    def speak(self):
        return self.name + " speaks"


class Dog(Animal):
    def __init__(self):
        super().__init__("Rex")
        self.tricks = 1

    def speak(self):
        return super().speak() + "!"


def counter(start):
    count = start

    def bump(by):
        nonlocal count
        count += by
        return count

    bump(2)
    return bump


def naturals(most):
    for n in range(1, most + 1):
        yield n


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


bump = counter(10)
bump(5)
taken = [n * n for n in naturals(3)]
said = Dog().speak()
caught = ""
try:
    {}["missing"]
except KeyError as error:
    caught = str(error)
first, second = map(int, sys.stdin.readline().split())
print(first + second)
rest = [line.strip() for line in sys.stdin]
sys.stdout.write(" ".join(rest) + "\n")
print(depth(900), file=sys.stdout)
[][first]
