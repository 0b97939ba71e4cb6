#include "report.h"

int main() { kill(getpid(), SIGSTOP); printf("went on\n"); }
