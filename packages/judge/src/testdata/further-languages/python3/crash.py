def pick(values):
    return values[3]

pick([1])
