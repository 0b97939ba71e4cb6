# Each character by itself: a vowel, another letter, or neither.
line = input().lower()
vowels = sum(1 for letter in line if letter in "aeiou")
letters = sum(1 for letter in line if "a" <= letter <= "z")
print(vowels, letters - vowels)
