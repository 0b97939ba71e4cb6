import json
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
import heapq


class Color(Enum):
    RED = 1


Point = namedtuple("Point", "x y")


@dataclass
class Edge:
    to: int
    cost: float = 0.5


class Slotted:
    __slots__ = ("left", "right")

    def __init__(self, left):
        self.left = left


class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


table = [[row * column for column in range(3)] for row in range(3)]
table[1][2] = "x"
text, nothing, yes, big, real = "héllo\n", None, True, 12345678901234567890, 2.5
pair = (1, ("a", [2]))
point = Point(3, 4)
edge = Edge(7)
slotted = Slotted([1])
queue = deque([1, 2])
queue.appendleft(0)
seen = {3}
seen.add("three")
frozen = frozenset([1])
counts = Counter("aab")
groups = defaultdict(list)
groups["k"].append(1)
ordered = OrderedDict(b=1, a=2)
memo = {(1, 2): 3}
heap = [5, 1, 4]
heapq.heapify(heap)
heapq.heappush(heap, 0)
color = Color.RED
half = Fraction(1, 2)
data = bytearray(b"\x01\x02")
grows = [[] for _ in range(2)]
grows[0].append((1, [2]))
grows[0][0][1].append(3)
head = None
for value in range(3):
    head = Node(value, head)
squares = {n: n * n for n in range(3)}
total = sum(n for n in range(4))
print(json.dumps({
    "table": table, "text": text, "nothing": nothing, "yes": yes, "big": str(big), "real": real,
    "pair": [1, ["a", [2]]], "point": {"x": 3, "y": 4}, "edge": {"to": 7, "cost": 0.5}, "slotted": {"left": [1]},
    "queue": list(queue), "frozen": [1], "counts": dict(counts), "groups": dict(groups), "ordered": dict(ordered),
    "heap": heap, "data": list(data), "grows": grows, "squares": squares, "total": total,
    "head": {"value": 2, "next": {"value": 1, "next": {"value": 0, "next": None}}},
}))
