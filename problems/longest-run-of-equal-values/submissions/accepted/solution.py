# itertools.groupby cuts a row into its runs, and max keeps the first of several longest ones.
from itertools import groupby

input()
runs = [(len(list(group)), value) for value, group in groupby(input().split())]
length, value = max(runs, key=lambda run: run[0])
print(length, value)
