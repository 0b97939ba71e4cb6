# A set keeps each different value once.
n = int(input())
different = sorted(set(map(int, input().split())))
print(different[-2] if len(different) > 1 else "NONE")
