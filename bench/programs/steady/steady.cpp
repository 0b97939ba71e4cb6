#include <cstdio>
#include <vector>

// The same work in every run: `rounds` passes over 256 KB, each step needing the one before it.
int main() {
  unsigned rounds = 0;
  if (scanf("%u", &rounds) != 1) return 1;
  std::vector<unsigned> cells(1 << 16);
  unsigned state = 1;
  for (unsigned round = 0; round < rounds; ++round) {
    for (unsigned& cell : cells) {
      state = state * 1664525u + 1013904223u;
      state ^= state >> 13;
      cell += state;
    }
  }
  unsigned sum = 0;
  for (unsigned cell : cells) sum += cell;
  printf("%u\n", sum);
}
