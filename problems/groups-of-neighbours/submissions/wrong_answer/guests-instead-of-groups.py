# Counts the guests instead of the groups.
row = "." + input().strip() + "."
print(row.count("#"), row.count(".#."))
