#pragma message "\ng++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.\n"
int main() { asm("garbage x"); }
