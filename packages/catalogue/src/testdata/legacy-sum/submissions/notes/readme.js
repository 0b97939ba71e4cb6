// no expectation
