#define A x; x; x; x; x; x; x; x; x; x;
#define B A A A A A A A A A A
#define C B B B B B B B B B B
int main() {
  C C C
  y();
}
