# Reads 12:05 as the number 1205, as if an hour had a hundred minutes.
now, then = (int(time.replace(":", "")) for time in input().split())
print(then - now if then >= now else then - now + 2400)
