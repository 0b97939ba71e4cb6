#include <cstdio>
int main() { printf("ok\r\n"); }
