// The library that a Python program loads to become a zygote (../zygote.h). It knows nothing of Python, so that no headers
// of it are needed: sitecustomize.py does what Python itself does around a fork.

#include <unistd.h>

#include <cstdio>
#include <exception>

#include "zygote/serving/serve-boxes.h"

// Returns in the copies only. The zygote itself ends here, with the runner or when something fails.
extern "C" __attribute__((visibility("default"))) void park() {
  try {
    serveBoxes(Profile::kNative);
  } catch (const std::exception& error) {
    fprintf(stderr, "zygote: %s\n", error.what());
    _exit(1);
  }
}
