# Counts from the wrong end.
n = int(input())
different = sorted(set(map(int, input().split())))
print(different[1] if len(different) > 1 else "NONE")
