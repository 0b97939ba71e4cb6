#include "/etc/shadow"
#include </dev/stdin>
int main() {}
