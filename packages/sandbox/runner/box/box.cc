#include "box/box.h"

#include <sched.h>
#include <sys/syscall.h>

#include <csignal>

#include "box/init.h"
#include "box/permit.h"

namespace {

// A slot has one box at a time.
alignas(64) char initStack[kStackBytes];

// Where a group's memory is full, the kernel may end all in it and whoever shares memory with them: an init in the
// runner's memory must not be in the group of its program.
CloneArguments cloneArguments(const BoxPlan& plan, int cgroup, int& handle) {
  CloneArguments arguments = {};
  arguments.flags = CLONE_PIDFD | CLONE_NEWPID;
  arguments.pidfd = reinterpret_cast<uint64_t>(&handle);
  // A child for the parent takes its signal from this process.
  if (plan.copy != nullptr) arguments.flags |= CLONE_PARENT;
  else arguments.exitSignal = SIGCHLD;
  if (cgroup >= 0 && !plan.sharesMemory) {
    arguments.flags |= kIntoCgroup;
    arguments.cgroup = static_cast<uint64_t>(cgroup);
  }
  return arguments;
}

}  // namespace

StartedBox startBox(const BoxPlan& plan, BoxStreams& streams, int cgroup) {
  auto start = std::make_shared<BoxStart>(plan, streams, cgroup);
  int handle = -1;
  CloneArguments arguments = cloneArguments(plan, cgroup, handle);
  pid_t child;
  if (plan.sharesMemory) {
    arguments.flags |= CLONE_VM;
    arguments.stack = reinterpret_cast<uint64_t>(initStack);
    arguments.stackSize = kStackBytes;
    child = permittedClone3On(arguments, initMain, start.get());
  } else {
    child = permittedClone3(arguments);
  }
  if (child == 0) {
    init(*start);
    return {};
  }
  must("start the box", child);
  streams.input.reading.reset();
  streams.output.writing.reset();
  streams.errorOutput.writing.reset();
  streams.report.writing.reset();
  return {child, Fd(handle), std::move(start)};
}
