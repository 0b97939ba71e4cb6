import sys
print(*{"pear", "fig", "apple", "plum"})
print(len(str(10 ** 6000)), "é", file=sys.stderr)
exit()
