// From the statement alone: the cosine of each angle by the law of cosines, without dividing, in 128 bits.
#include <iostream>

int signOfCosine(__int128 left, __int128 right, __int128 opposite) {
    __int128 cosine = left * left + right * right - opposite * opposite;
    return cosine > 0 ? 1 : cosine < 0 ? -1 : 0;
}

int main() {
    long long a, b, c;
    std::cin >> a >> b >> c;
    if (!(a + b > c && b + c > a && c + a > b)) {
        std::cout << "NONE\n";
        return 0;
    }
    int signs[3] = {signOfCosine(a, b, c), signOfCosine(b, c, a), signOfCosine(c, a, b)};
    std::string kind = "ACUTE";
    for (int sign : signs) {
        if (sign == 0) kind = "RIGHT";
        if (sign < 0) kind = "OBTUSE";
    }
    std::cout << kind << '\n';
}
