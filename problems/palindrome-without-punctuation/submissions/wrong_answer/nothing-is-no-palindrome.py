# Says no when nothing is left.
line = input()
kept = [character.lower() for character in line if character.isalnum()]
print("YES" if kept and kept == kept[::-1] else "NO")
