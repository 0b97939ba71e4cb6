# Adds the whole month of the date as well.
year, month, day = map(int, input().split())
lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
if year % 400 == 0 or (year % 4 == 0 and year % 100 != 0):
    lengths[1] = 29
print(sum(lengths[:month]) + day)
