# Without an argument, split() leaves out empty pieces.
groups = input().strip().replace(".", " ").split()
print(len(groups), groups.count("#"))
