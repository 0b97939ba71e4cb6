# The library's calendar follows the same rule for all years.
import datetime

year, month, day = map(int, input().split())
print(datetime.date(year, month, day).timetuple().tm_yday)
