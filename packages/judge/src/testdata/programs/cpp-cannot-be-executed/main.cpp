// The linker takes this for the name of the program's interpreter, as in a dynamic one.
asm(".section .interp,\"a\"\n.asciz \"/nonexistent\"\n.text\n");

int main() {}
