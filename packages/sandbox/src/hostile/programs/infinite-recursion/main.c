#include "report.h"

long sink;
__attribute__((noinline)) long down(long depth) { char frame[256]; memset(frame, (int)depth, sizeof frame); sink += frame[depth & 127]; return down(depth + 1) + frame[3]; }
int main() { return (int)down(0); }
