# The closing brackets that are due lie on a stack; only the one on top may come next.
def check_brackets(text):
    closing_of = {"(": ")", "[": "]", "{": "}"}
    due = []
    for place, character in enumerate(text, 1):
        if character in closing_of:
            due.append(closing_of[character])
        elif character in ")]}" and (not due or due.pop() != character):
            return f"WRONG {place}"
    return "ADD " + "".join(reversed(due)) if due else "OK"


print(check_brackets(input().strip()))
