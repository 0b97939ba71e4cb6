#include "box/init.h"

#include <poll.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "box/permit.h"
#include "box/program.h"

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
  // The input copy, as boxes see it.
  if (!streams.input.reading.valid()) inputPath = "/dev/stdin";
}

namespace {

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
  if (permitted(SYS_setns, plan.mountNamespace, CLONE_NEWNS) != 0) return failedAt(start, "enter the box");
  if (plan.kind.needsProc && !mountProc(start)) return false;
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
