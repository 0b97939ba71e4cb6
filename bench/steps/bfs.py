from collections import deque

rows, columns = map(int, input().split())
grid = [input() for _ in range(rows)]


def distances():
    distance = [[-1] * columns for _ in range(rows)]
    waiting = deque([(0, 0)])
    distance[0][0] = 0
    while waiting:
        r, c = waiting.popleft()
        for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            nr, nc = r + dr, c + dc
            if nr < 0 or nc < 0 or nr >= rows or nc >= columns:
                continue
            if grid[nr][nc] == "#" or distance[nr][nc] != -1:
                continue
            distance[nr][nc] = distance[r][c] + 1
            waiting.append((nr, nc))
    return distance


print(distances()[rows - 1][columns - 1])
