#pragma GCC dependency "/etc/shadow"
int main() { return missing; }
