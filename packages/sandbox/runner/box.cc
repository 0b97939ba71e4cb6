#include "box.h"

#include <linux/capability.h>
#include <poll.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <csignal>
#include <cstdio>
#include <optional>

#include "limits.h"
#include "loose.h"
#include "permit.h"

namespace {

// As in linux/sched.h, which does not go together with sched.h.
struct CloneArguments {
  uint64_t flags, pidfd, childTid, parentTid, exitSignal, stack, stackSize, tls, setTid, setTidSize, cgroup;
};
constexpr uint64_t kIntoCgroup = 0x200000000ull;

// What the vforked child needs, ready made: it shares init's memory and must neither allocate nor throw.
struct ProgramStart {
  const BoxPlan& plan;
  std::vector<char*> arguments;
  std::vector<char*> environment;
  std::vector<ProcessLimit> limits;
  int input, output, errorOutput;
  // Written by the child, read by init after the child has executed the program or left.
  const char* volatile failedStep = nullptr;
  volatile int error = 0;
};

bool dropCredentials(const BoxPlan& plan) {
  const uid_t user = plan.boxUser;
  if (plan.mode == Mode::kRoot || plan.mode == Mode::kChroot) {
    if (syscall(SYS_setgroups, 0, nullptr) != 0) return false;
    if (syscall(SYS_setresgid, kBoxGroup, kBoxGroup, kBoxGroup) != 0) return false;
    if (syscall(SYS_setresuid, user, user, user) != 0) return false;
  }
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct none[2] = {};
  return syscall(SYS_capset, &header, none) == 0;
}

bool failedAt(ProgramStart& start, const char* step) {
  start.failedStep = step;
  start.error = errno;
  return false;
}

// What a new process lacks of being the program. False when a step failed, leaving its name.
bool prepareProgram(ProgramStart& start) {
  if (dup2(start.input, 0) < 0 || dup2(start.output, 1) < 0 || dup2(start.errorOutput, 2) < 0) {
    return failedAt(start, "connect the program's streams");
  }
  for (const ProcessLimit& limit : start.limits) {
    if (setrlimit(limit.resource, &limit.value) != 0) return failedAt(start, limit.step);
  }
  return dropCredentials(start.plan) || failedAt(start, "drop the credentials");
}

// The path of the program from vfork to execve, in order. Returns only when a step failed.
void becomeProgram(ProgramStart& start) {
  if (!prepareProgram(start)) return;
  if (syscall(SYS_close_range, 3, ~0u, 0) != 0) return void(failedAt(start, "close the runner's descriptors"));
  // Without a process namespace nothing else would end a program whose init has been killed with the runner.
  if (!isNamespaced(start.plan.mode) && prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) {
    return void(failedAt(start, "ask to die with init"));
  }
  execve(start.arguments[0], start.arguments.data(), start.environment.data());
  failedAt(start, "execute the program");
}

std::vector<char*> pointersTo(const std::vector<std::string>& strings) {
  std::vector<char*> pointers;
  pointers.reserve(strings.size() + 1);
  for (const std::string& text : strings) pointers.push_back(const_cast<char*>(text.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

void mountProc() {
  must("make the mount namespace for /proc", permittedUnshare(CLONE_NEWNS));
  // subset=pid leaves out everything about the machine; hidepid=2 hides init, whose memory is a copy of the runner's.
  must("mount /proc", permittedMount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY, "subset=pid,hidepid=2"));
}

int programMain(void* start) {
  becomeProgram(*static_cast<ProgramStart*>(start));
  _exit(127);
}

int64_t micros(const timeval& time) { return time.tv_sec * 1000000ll + time.tv_usec; }

// Collects every process of the box until the program itself has ended.
InitReport waitForProgram(pid_t program) {
  InitReport report = {};
  report.kind = InitReport::Kind::kEnded;
  while (true) {
    const pid_t ended = wait4(-1, &report.status, 0, nullptr);
    if (ended < 0 && errno == EINTR) continue;
    must("wait for the program", ended);
    if (ended == program) break;
  }
  rusage usage;
  must("read the usage of the program", getrusage(RUSAGE_CHILDREN, &usage));
  report.cpuMicros = micros(usage.ru_utime) + micros(usage.ru_stime);
  report.peakBytes = usage.ru_maxrss * 1024ll;
  return report;
}

void dieWithRunner(int reportPipe) {
  must("ask to die with the runner", prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0));
  // The runner may have died before that; then nobody reads the report any more.
  pollfd reader = {reportPipe, 0, 0};
  if (poll(&reader, 1, 0) > 0 && (reader.revents & POLLERR) != 0) _exit(1);
}

void enterBox(const BoxPlan& plan) {
  if (isNamespaced(plan.mode)) {
    must("enter the box", permittedSetns(plan.mountNamespace, CLONE_NEWNS));
    if (plan.command.needsProc) mountProc();
    must("enter /box", chdir("/box"));
    return;
  }
  adoptOrphans();
  if (usesChroot(plan)) {
    must("enter the box", permittedChroot(plan.looseRoot.c_str()));
    must("enter /box", chdir("/box"));
  } else {
    must("enter the box's folder", chdir((plan.looseRoot + "/box").c_str()));
  }
}

// The input copy is /dev/stdin in every box that has a root of its own.
std::string inputPath(const BoxPlan& plan) {
  const bool hasOwnRoot = isNamespaced(plan.mode) || usesChroot(plan);
  return (hasOwnRoot ? "" : plan.looseRoot) + "/dev/stdin";
}

void coverDescriptors(const ProgramCopy& copy) {
  const Fd nothing(must("open /dev/null", open("/dev/null", O_RDWR | O_CLOEXEC)));
  for (const int descriptor : copy.descriptors) must("cover a descriptor", dup3(nothing.get(), descriptor, O_CLOEXEC));
}

// fork(), since the libraries in this process have things to renew in a copy. Returns 0 in the program.
pid_t copyProgram(ProgramStart& start) {
  coverDescriptors(*start.plan.copy);
  const pid_t program = must("copy the program", fork());
  if (program == 0 && !prepareProgram(start)) throw StepError(start.failedStep, start.error);
  return program;
}

pid_t executeProgram(ProgramStart& start) {
  const pid_t program = must("start the program", permittedVfork(programMain, &start));
  if (start.failedStep != nullptr) throw StepError(start.failedStep, start.error);
  return program;
}

// Nothing in a copy that has become the program.
std::optional<InitReport> runInit(const BoxPlan& plan, BoxStreams& streams) {
  streams.report.reading.reset();
  dieWithRunner(streams.report.writing.get());
  must("make the session of the box", setsid());
  enterBox(plan);

  Fd file;
  if (!plan.command.isSession) file = Fd(must("open the input", open(inputPath(plan).c_str(), O_RDONLY | O_CLOEXEC)));
  ProgramStart start = {plan,
                        pointersTo(plan.command.arguments),
                        pointersTo(plan.command.environment),
                        processLimits(plan.command, plan.mode, plan.corePipe),
                        file.valid() ? file.get() : streams.input.reading.get(),
                        streams.output.writing.get(),
                        streams.errorOutput.writing.get()};
  const pid_t program = plan.copy != nullptr ? copyProgram(start) : executeProgram(start);
  // Only the program's own copies may keep the pipes open.
  file.reset();
  streams.input = {};
  streams.output = {};
  streams.errorOutput = {};
  if (program == 0) return std::nullopt;
  return waitForProgram(program);
}

[[noreturn]] void leaveWith(const InitReport& report, int reportPipe) {
  const ssize_t written = write(reportPipe, &report, sizeof report);
  _exit(written == sizeof report ? 0 : 1);
}

// Returns only in a copy that has become the program.
void init(const BoxPlan& plan, BoxStreams& streams) {
  try {
    const std::optional<InitReport> report = runInit(plan, streams);
    if (report) leaveWith(*report, streams.report.writing.get());
  } catch (const StepError& error) {
    reportFailure(streams.report.writing.get(), error);
  }
}

}  // namespace

void reportFailure(int reportPipe, const StepError& error) {
  InitReport report = {};
  report.kind = InitReport::Kind::kFailed;
  report.error = error.error;
  snprintf(report.step, sizeof report.step, "%s", error.what());
  leaveWith(report, reportPipe);
}

StartedBox startBox(const BoxPlan& plan, BoxStreams& streams, int cgroup) {
  int handle = -1;
  CloneArguments arguments = {};
  arguments.flags = CLONE_NEWPID | CLONE_PIDFD;
  arguments.pidfd = reinterpret_cast<uint64_t>(&handle);
  // A child for the parent takes its signal from this process.
  if (plan.copy != nullptr) arguments.flags |= CLONE_PARENT;
  else arguments.exitSignal = SIGCHLD;
  if (cgroup >= 0) {
    arguments.flags |= kIntoCgroup;
    arguments.cgroup = static_cast<uint64_t>(cgroup);
  }
  const bool isNew = isNamespaced(plan.mode);
  const auto child = isNew ? permittedClone3(&arguments, sizeof arguments) : permittedFork();
  if (child == 0) {
    init(plan, streams);
    return {};
  }
  must("start the box", child);
  if (!isNew) handle = must("open a handle of the box", static_cast<int>(syscall(SYS_pidfd_open, child, 0)));
  streams.input.reading.reset();
  streams.output.writing.reset();
  streams.errorOutput.writing.reset();
  streams.report.writing.reset();
  return {child, Fd(handle)};
}
