#include <assert.h>
int main(void) { int n = 3; assert(n == 4); }
