# Names the booking after which the balance is lowest.
from itertools import accumulate

n = int(input())
balances = list(accumulate(map(int, input().split())))
lowest = min(balances)
print(balances.index(lowest) + 1 if lowest < 0 else "NEVER")
