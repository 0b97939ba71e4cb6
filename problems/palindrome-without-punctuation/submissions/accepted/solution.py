# Only letters and digits are kept, all letters small; then the text is compared with its reverse.
line = input()
kept = [character.lower() for character in line if character.isalnum()]
print("YES" if kept == kept[::-1] else "NO")
