#include "box/program.h"

#include <linux/capability.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <iterator>

#include "box/permit.h"

namespace {

// A slot has one box at a time.
alignas(64) char programStack[kStackBytes];

// There a process begins with all rights over nothing, and may get them again until its bounding set is empty, too.
bool enterUserNamespace(int userNamespace) {
  if (permitted(SYS_setns, userNamespace, CLONE_NEWUSER) != 0) return false;
  for (int capability = 0; permitted(SYS_prctl, PR_CAPBSET_DROP, capability) == 0; capability++) {
  }
  // There is none of the next number.
  return errno == EINVAL;
}

bool dropCredentials(const BoxPlan& plan) {
  const BoxKind& kind = plan.kind;
  const uid_t user = kind.boxUser;
  if (kind.mode == Mode::kRoot) {
    if (permitted(SYS_setgroups, 0, nullptr) != 0) return false;
    if (plan.userNamespace >= 0 && !enterUserNamespace(plan.userNamespace)) return false;
    if (permitted(SYS_setresgid, kBoxGroup, kBoxGroup, kBoxGroup) != 0) return false;
    if (permitted(SYS_setresuid, user, user, user) != 0) return false;
  }
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct none[2] = {};
  return permitted(SYS_capset, &header, none) == 0;
}

// Of the program and all that it starts; init itself stays as it is, so that its end is a matter of moments. Nothing in
// the box takes it back: the filter refuses the calls, and the kernel does, too (RLIMIT_NICE is 0). Where a host
// forbids it, a box is one like all others.
void letOthersFirst() {
  const sched_param none = {};
  permitted(SYS_sched_setscheduler, 0, SCHED_IDLE, &none);
}

// What a new process lacks of being the program.
bool prepareProgram(BoxStart& start) {
  if (start.plan.kind.letsOthersFirst) letOthersFirst();
  if (dup2(start.input, 0) < 0 || dup2(start.output, 1) < 0 || dup2(start.errorOutput, 2) < 0) {
    return failedAt(start, "connect the program's streams");
  }
  for (const ProcessLimit& limit : start.limits) {
    if (setrlimit(limit.resource, &limit.value) != 0) return failedAt(start, limit.step);
  }
  if (!dropCredentials(start.plan)) return failedAt(start, "drop the credentials");
  // Init blocks them all, so that nothing but its end can reach it.
  sigset_t none;
  sigemptyset(&none);
  return sigprocmask(SIG_SETMASK, &none, nullptr) == 0 || failedAt(start, "unblock the signals");
}

// What shells end with when a file is there and cannot be executed.
constexpr int kCannotExecute = 126;

// A submission may make its own program one that no kernel starts: with an interpreter that is not there, for one. That
// is how this program ends, and no fault of the machine, as a lack of memory or a refused call would be.
bool isFaultOfProgram(const char* path, int error) {
  constexpr int kFaults[] = {ENOENT, EACCES, ENOEXEC, ELIBBAD, EINVAL, ENOTDIR, ELOOP, ENAMETOOLONG};
  const bool isMadeHere = strncmp(path, "/box/", 5) == 0;
  const bool isFault = std::find(std::begin(kFaults), std::end(kFaults), error) != std::end(kFaults);
  return isMadeHere && isFault && access(path, X_OK) == 0;
}

[[noreturn]] void endUnexecuted() {
  constexpr char kText[] = "the program is not one that this system can execute\n";
  [[maybe_unused]] const ssize_t written = write(2, kText, sizeof kText - 1);
  _exit(kCannotExecute);
}

// The path of the program from vfork to execve, in order. Returns only when a step failed.
bool becomeProgram(BoxStart& start) {
  if (!prepareProgram(start)) return false;
  if (permitted(SYS_close_range, 3, ~0u, 0) != 0) return failedAt(start, "close the runner's descriptors");
  permitted(SYS_execve, start.arguments[0], start.arguments.data(), start.environment.data());
  const int error = errno;
  if (isFaultOfProgram(start.arguments[0], error)) endUnexecuted();
  errno = error;
  return failedAt(start, "execute the program");
}

int programMain(void* start) {
  becomeProgram(*static_cast<BoxStart*>(start));
  _exit(127);
}

bool coverDescriptors(BoxStart& start) {
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nothing < 0) return failedAt(start, "open /dev/null");
  for (const int descriptor : start.plan.copy->descriptors) {
    if (dup3(nothing, descriptor, O_CLOEXEC) < 0) return failedAt(start, "cover a descriptor");
  }
  close(nothing);
  return true;
}

// vfork, into a group: until it has executed its file the child has init's memory, and init waits.
pid_t vforkIntoCgroup(BoxStart& start) {
  CloneArguments arguments = {};
  arguments.flags = CLONE_VM | CLONE_VFORK | kIntoCgroup;
  arguments.exitSignal = SIGCHLD;
  arguments.cgroup = static_cast<uint64_t>(start.programCgroup);
  arguments.stack = reinterpret_cast<uint64_t>(programStack);
  arguments.stackSize = kStackBytes;
  return permittedClone3On(arguments, programMain, &start);
}

}  // namespace

bool failedAt(BoxStart& start, const char* step) {
  start.failedStep = step;
  start.error = errno;
  return false;
}

pid_t copyProgram(BoxStart& start) {
  if (!coverDescriptors(start)) return -1;
  const pid_t program = fork();
  if (program == 0 && !prepareProgram(start)) reportFailure(start.report, start.failedStep, start.error);
  if (program < 0) failedAt(start, "copy the program");
  return program;
}

pid_t executeProgram(BoxStart& start) {
  const pid_t program = start.programCgroup >= 0 ? vforkIntoCgroup(start) : permittedVfork(programMain, &start);
  if (program < 0) failedAt(start, "start the program");
  return start.failedStep == nullptr ? program : -1;
}
