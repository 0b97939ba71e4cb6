# Sorts the different values as texts.
input()
kept = sorted(set(input().split()))
print(len(kept))
print(*kept)
