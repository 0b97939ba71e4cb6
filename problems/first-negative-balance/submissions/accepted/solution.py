# itertools.accumulate gives the balances; the first negative one is the answer.
from itertools import accumulate

n = int(input())
balances = accumulate(int(word) for word in input().split())
print(next((number for number, balance in enumerate(balances, 1) if balance < 0), "NEVER"))
