# Takes the number behind the largest one.
n = int(input())
print(max(0, max(map(int, input().split()))) + 1)
