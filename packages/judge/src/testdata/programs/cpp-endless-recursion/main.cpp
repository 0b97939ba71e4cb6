int endless(int depth) {
  volatile int local[64] = {depth};
  return endless(depth + 1) + local[0];
}
int main() {
  return endless(0);
}
