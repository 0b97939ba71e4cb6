// out: judged
#include <cstdlib>
#include <cstdio>

int main() { puts(getenv("ONLINE_JUDGE") ? "judged" : "at home"); }
