# A stack of levels: of each, the sum so far, the sign and the value of the term that is being read, and its last operator.
import re


class DivisionByZero(Exception):
    pass


def apply(operator, a, b):
    if operator == "*":
        return a * b
    if b == 0:
        raise DivisionByZero
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def value_of(expression):
    outer = []
    total, sign, term, operator = 0, 1, None, None
    for token in re.findall(r"\d+|\D", expression + ")"):
        if token == "(":
            outer.append((total, sign, term, operator))
            total, sign, term, operator = 0, 1, None, None
        elif token in "*/":
            operator = token
        elif token in "+-":
            total += sign * (term or 0)
            sign, term = 1 if token == "+" else -1, None
        else:
            if token == ")":
                value = total + sign * term
                if not outer:
                    return value
                total, sign, term, operator = outer.pop()
            else:
                value = int(token)
            term = value if term is None else apply(operator, term, value)


def main():
    try:
        print(value_of(input().strip()))
    except DivisionByZero:
        print("division by zero")


main()
