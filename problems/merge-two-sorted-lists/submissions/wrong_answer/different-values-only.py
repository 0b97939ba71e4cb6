# Takes every different value once.
input()
print(*sorted(set(map(int, input().split())) | set(map(int, input().split()))))
