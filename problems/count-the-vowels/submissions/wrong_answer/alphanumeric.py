# Counts digits as consonants.
line = input().lower()
vowels = sum(1 for letter in line if letter in "aeiou")
letters = sum(1 for letter in line if letter.isalnum())
print(vowels, letters - vowels)
