# Breadth-first search by distance on a flat board, with so many broken squares around it that no jump leads out of it.
import sys


def fewest_jumps(h, w, p, q, board):
    width = w + q
    margin = q * width + q
    is_open = bytearray(margin) + bytearray(
        b"".join(row.replace(b"#", b"\0") + bytes(q) for row in board)
    ) + bytearray(margin)
    start, goal = is_open.index(b"S"), is_open.index(b"G")
    jumps = {
        sign * (one * width + side * other)
        for one, other in ((p, q), (q, p))
        for sign in (1, -1)
        for side in (1, -1)
    }
    squares = [start]
    is_open[start] = 0
    count = 0
    while squares:
        count += 1
        reached = []
        for square in squares:
            for jump in jumps:
                other = square + jump
                if is_open[other]:
                    is_open[other] = 0
                    reached.append(other)
        if not is_open[goal]:
            return count
        squares = reached
    return -1


def main():
    h, w, p, q, *board = sys.stdin.buffer.read().split()
    print(fewest_jumps(int(h), int(w), int(p), int(q), board))


main()
