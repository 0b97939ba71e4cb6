import heapq


class Node:
    def __init__(self, value, next):
        self.value = value
        self.next = next


def reversed_list(head):
    previous = None
    while head is not None:
        next = head.next
        head.next = previous
        previous = head
        head = next
    return previous


memo = {}


def ways(n):
    if n < 2:
        return 1
    if n not in memo:
        memo[n] = ways(n - 1) + ways(n - 2)
    return memo[n]


list = None
for value in range(4, 0, -1):
    list = Node(value, list)
list = reversed_list(list)
print(list.value, ways(6))
heap = []
for each in (7, 3, 5, 1):
    heapq.heappush(heap, each)
cells = [10, 20, 30]
index = heap[0] + 2
cells[index] = len(heap)
