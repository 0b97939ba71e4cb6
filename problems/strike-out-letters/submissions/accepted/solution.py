# What is left lies on a stack; a letter at its top goes if the next one is smaller.
def first_word(word, k):
    length = len(word) - k
    left = []
    for letter in word:
        while k > 0 and left and left[-1] > letter:
            left.pop()
            k -= 1
        left.append(letter)
    return "".join(left[:length])


print(first_word(input().strip(), int(input())))
