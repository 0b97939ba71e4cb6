#include "report.h"

int main() { chdir("/tmp"); abort(); }
