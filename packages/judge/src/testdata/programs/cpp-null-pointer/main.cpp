int main(int argc, char** argv) {
  (void)argv;
  int* nowhere = nullptr;
  *(volatile int*)nowhere = argc;
}
