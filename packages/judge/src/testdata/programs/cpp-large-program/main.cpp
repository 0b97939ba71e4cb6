int values[20000000] = {1, 2};
int main() { return values[2]; }
