#pragma GCC pch_preprocess "/box/evil.gch"
int main() {}
