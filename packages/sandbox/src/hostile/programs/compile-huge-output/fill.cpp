asm(".section .data\n.fill 4000000000, 1, 65\n"); int main() {}
