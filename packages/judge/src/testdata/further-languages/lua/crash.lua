local values

print(values.x)
