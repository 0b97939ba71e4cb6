#include <cstdio>
int main() { printf("ok"); }
