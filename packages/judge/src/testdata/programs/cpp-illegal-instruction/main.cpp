int main() { __builtin_trap(); }
