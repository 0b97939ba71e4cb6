// The first process of a box ("init"): enters it, starts the program, waits for it, reports and leaves.
#pragma once

#include <string>
#include <vector>

#include "box/box.h"
#include "box/limits.h"

// Everything that init and the program need, ready made. Init may run in the runner's own memory while that works on,
// so that nothing from here on allocates, throws or changes an object but for the failed step.
struct BoxStart {
  BoxStart(const BoxPlan& plan, const BoxStreams& streams, int cgroup);

  const BoxPlan& plan;
  // Of a file; empty for a copy.
  std::vector<char*> arguments;
  std::vector<char*> environment;
  std::vector<ProcessLimit> limits;
  std::string inputPath;  // empty: the input is a pipe
  int input, output, errorOutput, report;
  // Only the program's own copies of its pipes may keep them open.
  std::vector<int> pipeEnds;
  int reportReader;
  // The group that only the program is born into, or -1.
  int programCgroup;
  const char* volatile failedStep = nullptr;
  volatile int error = 0;
};

// As execve wants them; they point into the strings.
std::vector<char*> pointersTo(const std::vector<std::string>& strings);

constexpr size_t kStackBytes = 64 << 10;

// Returns only in a copy that has become the program.
void init(BoxStart& start);

// For clone(): never returns.
int initMain(void* start);
