// The runner's own peak of memory. The kernel counts the memory in which a program was started as the program's own
// peak: with init in the runner's memory (BoxPlan::sharesMemory) that is the most that the runner has ever had.
#pragma once

#include "fd.h"

class OwnPeak {
 public:
  // To be made while this process may still look at itself in /proc.
  OwnPeak();
  // Some kernels are built without it; there init gets memory of its own.
  bool canBeForgotten() const { return control_.valid(); }
  // Lowers the peak to what is in use now.
  void forget() const;

 private:
  Fd control_;
};
