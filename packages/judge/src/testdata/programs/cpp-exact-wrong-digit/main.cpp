#include <cstdio>
int main() { printf("7 12445\n"); }
