// The box's disk and files are limited: a program that fills them is the source's fault, not the machine's.
asm(".data\n.space 200000000, 1\n");
int main() {}
