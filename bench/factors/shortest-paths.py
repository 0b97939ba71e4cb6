from heapq import heappop, heappush


def main():
    n = int(input())
    x = 1
    cost = []
    for _ in range(n * n):
        x = x * 16807 % 2147483647
        cost.append(x % 100 + 1)
    far = [1 << 60] * (n * n)
    far[0] = cost[0]
    heap = [(cost[0], 0)]
    while heap:
        d, at = heappop(heap)
        if d > far[at]:
            continue
        column = at % n
        for to, inside in ((at - 1, column > 0), (at + 1, column < n - 1), (at - n, at >= n), (at + n, at < n * (n - 1))):
            if inside and d + cost[to] < far[to]:
                far[to] = d + cost[to]
                heappush(heap, (far[to], to))
    print(far[-1])


main()
