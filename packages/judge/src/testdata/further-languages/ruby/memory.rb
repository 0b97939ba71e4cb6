kept = []
loop { kept << "x" * (1 << 20) }
