#include "box/init.h"

#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <iterator>

#include "box/permit.h"

std::vector<char*> pointersTo(const std::vector<std::string>& strings) {
  std::vector<char*> pointers;
  pointers.reserve(strings.size() + 1);
  for (const std::string& text : strings) pointers.push_back(const_cast<char*>(text.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

BoxStart::BoxStart(const BoxPlan& boxPlan, const BoxStreams& streams, int cgroup)
    : plan(boxPlan),
      limits(processLimits(plan.kind)),
      looseFolder(usesChroot(plan.kind) ? plan.looseRoot : plan.looseRoot + "/box"),
      input(streams.input.reading.get()),
      output(streams.output.writing.get()),
      errorOutput(streams.errorOutput.writing.get()),
      report(streams.report.writing.get()),
      reportReader(streams.report.reading.get()),
      programCgroup(plan.sharesMemory ? cgroup : -1) {
  if (plan.file != nullptr) {
    arguments = pointersTo(plan.file->arguments);
    environment = pointersTo(plan.file->environment);
  }
  for (const Pipe* pipe : {&streams.input, &streams.output, &streams.errorOutput}) {
    for (const int end : {pipe->reading.get(), pipe->writing.get()}) {
      if (end >= 0) pipeEnds.push_back(end);
    }
  }
  // The input copy is /dev/stdin in every box that has a root of its own.
  const bool hasOwnRoot = isNamespaced(plan.kind.mode) || usesChroot(plan.kind);
  if (!streams.input.reading.valid()) inputPath = (hasOwnRoot ? "" : plan.looseRoot) + "/dev/stdin";
}

namespace {

// A slot has one box at a time.
alignas(64) char programStack[kStackBytes];

bool failedAt(BoxStart& start, const char* step) {
  start.failedStep = step;
  start.error = errno;
  return false;
}

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
  if (kind.mode == Mode::kRoot || kind.mode == Mode::kChroot) {
    if (permitted(SYS_setgroups, 0, nullptr) != 0) return false;
    if (plan.userNamespace >= 0 && !enterUserNamespace(plan.userNamespace)) return false;
    if (permitted(SYS_setresgid, kBoxGroup, kBoxGroup, kBoxGroup) != 0) return false;
    if (permitted(SYS_setresuid, user, user, user) != 0) return false;
  }
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct none[2] = {};
  return permitted(SYS_capset, &header, none) == 0;
}

// Of the program and all that it starts; init itself stays as it is, so that its end is a matter of moments. Nothing in the
// box takes it back: the filter refuses the calls, and the kernel does, too (RLIMIT_NICE is 0). Where a host forbids it, a
// box is one like all others.
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

// A submission may make its own program one that no kernel starts: with an interpreter that is not there, for one. That is
// how this program ends, and no fault of the machine, as a lack of memory or a refused call would be.
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
  // Without a process namespace nothing else would end a program whose init has been killed with the runner.
  if (!isNamespaced(start.plan.kind.mode) && permitted(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL) != 0) {
    return failedAt(start, "ask to die with init");
  }
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

// fork(), since the libraries in this process have things to renew in a copy. Returns 0 in the program.
pid_t copyProgram(BoxStart& start) {
  if (!coverDescriptors(start)) return -1;
  const pid_t program = fork();
  if (program == 0 && !prepareProgram(start)) reportFailure(start.report, start.failedStep, start.error);
  if (program < 0) failedAt(start, "copy the program");
  return program;
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

pid_t executeProgram(BoxStart& start) {
  const pid_t program = start.programCgroup >= 0 ? vforkIntoCgroup(start) : permittedVfork(programMain, &start);
  if (program < 0) failedAt(start, "start the program");
  return start.failedStep == nullptr ? program : -1;
}

bool dieWithRunner(BoxStart& start) {
  if (permitted(SYS_prctl, PR_SET_PDEATHSIG, SIGKILL) != 0) return failedAt(start, "ask to die with the runner");
  // The runner may have died before that; then nobody reads the report any more.
  pollfd reader = {start.report, 0, 0};
  if (poll(&reader, 1, 0) > 0 && (reader.revents & POLLERR) != 0) _exit(1);
  return true;
}

bool mountProc(BoxStart& start) {
  if (permitted(SYS_unshare, CLONE_NEWNS) != 0) return failedAt(start, "make the mount namespace for /proc");
  // subset=pid leaves out everything about the machine; hidepid=2 hides init, whose memory is the runner's.
  const bool isMounted = permittedMount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY,
                                        "subset=pid,hidepid=2") == 0;
  return isMounted || failedAt(start, "mount /proc");
}

bool enterBox(BoxStart& start) {
  const BoxPlan& plan = start.plan;
  if (isNamespaced(plan.kind.mode)) {
    if (permitted(SYS_setns, plan.mountNamespace, CLONE_NEWNS) != 0) return failedAt(start, "enter the box");
    if (plan.kind.needsProc && !mountProc(start)) return false;
  } else {
    if (permitted(SYS_prctl, PR_SET_CHILD_SUBREAPER, 1) != 0) return failedAt(start, "adopt orphans");
    if (!usesChroot(plan.kind)) return chdir(start.looseFolder.c_str()) == 0 || failedAt(start, "enter the box's folder");
    if (permitted(SYS_chroot, start.looseFolder.c_str()) != 0) return failedAt(start, "enter the box");
  }
  return chdir("/box") == 0 || failedAt(start, "enter /box");
}

// Returns the process id of the program, 0 in a copy that has become the program, -1 when a step failed.
pid_t startProgram(BoxStart& start) {
  close(start.reportReader);
  if (!dieWithRunner(start)) return -1;
  if (permitted(SYS_setsid) < 0) return failedAt(start, "make the session of the box"), -1;
  if (!enterBox(start)) return -1;
  if (!start.inputPath.empty()) {
    start.input = open(start.inputPath.c_str(), O_RDONLY | O_CLOEXEC);
    if (start.input < 0) return failedAt(start, "open the input"), -1;
  }
  const pid_t program = start.plan.copy != nullptr ? copyProgram(start) : executeProgram(start);
  if (!start.inputPath.empty()) close(start.input);
  for (const int end : start.pipeEnds) close(end);
  return program;
}

// Collects every process of the box until the program itself has ended.
bool waitForProgram(BoxStart& start, pid_t program, InitReport& report) {
  while (true) {
    const long ended = permitted(SYS_wait4, -1, &report.status, 0, nullptr);
    if (ended == program) break;
    if (ended < 0 && errno != EINTR) return failedAt(start, "wait for the program");
  }
  rusage usage;
  if (getrusage(RUSAGE_CHILDREN, &usage) != 0) return failedAt(start, "read the usage of the program");
  report.kind = InitReport::Kind::kEnded;
  report.cpuMicros = micros(usage.ru_utime) + micros(usage.ru_stime);
  report.peakBytes = usage.ru_maxrss * 1024ll;
  return true;
}

[[noreturn]] void leaveWith(const InitReport& report, int reportPipe) {
  const ssize_t written = write(reportPipe, &report, sizeof report);
  _exit(written == sizeof report ? 0 : 1);
}

}  // namespace

void reportFailure(int reportPipe, const char* step, int error) {
  InitReport report = {};
  report.kind = InitReport::Kind::kFailed;
  report.error = error;
  for (size_t at = 0; at + 1 < sizeof report.step && step[at] != 0; at++) report.step[at] = step[at];
  leaveWith(report, reportPipe);
}

// Returns only in a copy that has become the program.
void init(BoxStart& start) {
  InitReport report = {};
  const pid_t program = startProgram(start);
  if (program == 0) return;
  if (program > 0 && waitForProgram(start, program, report)) leaveWith(report, start.report);
  reportFailure(start.report, start.failedStep, start.error);
}

int initMain(void* start) {
  init(*static_cast<BoxStart*>(start));
  _exit(1);
}
