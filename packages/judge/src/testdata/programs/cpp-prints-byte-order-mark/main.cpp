#include <cstdio>
int main() { printf("\xEF\xBB\xBF" "ok\n"); }
