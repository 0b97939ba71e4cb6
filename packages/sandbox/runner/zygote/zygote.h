// A zygote: a program that has been started once, outside of any box, and waits there before it has read anything of a
// submission. Each run is a copy of it (fork) in a box of its own. Node needs 25 ms of CPU to start and 2 ms to be
// copied (measured 2026-11-21).
//
// The runner orders a box from its zygote over a socket at descriptor 3; the module that the program has loaded
// (module/park.cc) makes it with the same code as the runner makes its own boxes (box/box.cc), as a child of the
// runner. A zygote never sees test data or output: its memory is in every copy.
#pragma once

#include <functional>

#include "box/box.h"

constexpr int kZygoteSocket = 3;
// Tells the preloaded module that it is to wait; an ordinary start of the same program lacks it.
constexpr const char* kZygoteVariable = "BOX_ZYGOTE=yes";
// Tells it to compile nothing, in an ordinary start; a copy is told by its order.
constexpr const char* kInterpretedVariable = "BOX_INTERPRETED=yes";

// With the descriptors of the mount namespace, output, error output, report and, if any, input, user namespace and
// cgroup, in this order.
struct ZygoteOrder {
  BoxKind kind;
  bool hasInputPipe;
  bool hasUserNamespace;
  bool hasCgroup;
  bool isInterpreted;
};

// The first says that the zygote waits; each further one carries the handle of a box, or says why there is none.
struct ZygoteAnswer {
  bool isOk;
  pid_t init;
  char error[160];
};

struct ZygoteProgram {
  ProgramFile file;
  // The kernel lays the address space out by the limit at the start; a copy cannot have a larger stack than its zygote.
  int64_t stackBytes;
};

// Takes the process that it is called in where the zygote finds its files. Throws StepError.
using EnterRoot = std::function<void()>;

class Zygote {
 public:
  // Starts the program and waits until it waits. Before the system call filter is installed.
  Zygote(const ZygoteProgram& program, const EnterRoot& enterRoot);
  ~Zygote();
  Zygote(const Zygote&) = delete;
  Zygote& operator=(const Zygote&) = delete;

  // Like startBox of box.h.
  StartedBox startBox(const BoxPlan& plan, BoxStreams& streams, int cgroup);
  // Once it has not answered, it never will.
  bool isAlive() const { return isAlive_; }

 private:
  void waitUntilParked();
  void end();
  ZygoteAnswer receiveAnswer(std::vector<Fd>& descriptors);

  Fd socket_;
  pid_t process_ = -1;
  bool isAlive_ = true;
};
