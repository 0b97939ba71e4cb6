# Both times as minutes of their day. Python's remainder is never negative, so it adds the day where midnight lies between.
def minute_of_day(time):
    hours, minutes = time.split(":")
    return 60 * int(hours) + int(minutes)


now, then = input().split()
print((minute_of_day(then) - minute_of_day(now)) % (24 * 60))
