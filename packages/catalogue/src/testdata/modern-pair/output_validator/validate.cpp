#include "validate.h"
const int MOST = {{most}};
int main(int argc, char** argv) { return accept(argc, argv); }
