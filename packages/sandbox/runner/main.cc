// The runner: one process per slot, started once by the host program while that is small, because forking a big Node
// process costs 12 ms and this costs 0.6. It is configured over standard input, so that neither its arguments nor its
// environment, of which every box's init is a copy, hold anything worth reading. See protocol.h for the conversation.

#include <sys/prctl.h>

#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "box-root.h"
#include "loose.h"
#include "namespaces.h"
#include "own-peak.h"
#include "permit.h"
#include "scratch.h"
#include "seccomp.h"
#include "supervise.h"
#include "zygote.h"

namespace {

constexpr int kOrders = 0;
constexpr int kAnswers = 1;

#if defined(__SANITIZE_ADDRESS__)
// The sanitizer knows of no second stack in its process.
constexpr bool kMayShareMemory = false;
#else
constexpr bool kMayShareMemory = true;
#endif

bool coresGoToProgram() {
  const Fd file(open("/proc/sys/kernel/core_pattern", O_RDONLY | O_CLOEXEC));
  char first = 0;
  return file.valid() && read(file.get(), &first, 1) == 1 && first == '|';
}

const char* nameOf(Limit limit) {
  switch (limit) {
    case Limit::kCpu:
      return "cpu";
    case Limit::kWall:
      return "wall";
    case Limit::kMemory:
      return "memory";
    case Limit::kOutput:
      return "output";
    case Limit::kNone:
      break;
  }
  throw StepError("report: a limit without a name");
}

Message failure(const char* type, const std::string& why) {
  Message message(type);
  message.add("ok", "no");
  message.add("error", why);
  return message;
}

Message reportOf(const RunResult& result) {
  Message message("report");
  message.add("ok", "yes");
  switch (result.end) {
    case RunResult::End::kExited:
      message.add("end", "exited");
      message.add("code", result.value);
      break;
    case RunResult::End::kSignaled:
      message.add("end", "signaled");
      message.add("signal", result.value);
      break;
    case RunResult::End::kLimit:
      message.add("end", "limit");
      message.add("limit", nameOf(result.limit));
      break;
    case RunResult::End::kCancelled:
    case RunResult::End::kHostGone:
      message.add("end", "cancelled");
      break;
  }
  message.add("cpu-us", result.cpuMicros);
  message.add("wall-us", result.wallMicros);
  message.add("memory-bytes", result.peakBytes);
  message.add("stdout", result.output);
  message.add("stderr", result.errorOutput);
  return message;
}

// Runs a command in a prepared file system; what it wrote is on the host before the report is.
Message runCommand(const Message& order, const Surroundings& surroundings, Stage& stage, BoxRoots& roots) {
  Command command = Command::from(order);
  if (command.mayFork != surroundings.mayFork) throw StepError("run a command: this runner has the other profile");
  const Mode mode = surroundings.mode;
  const bool isBound = isNamespaced(mode) && !command.folderIsWritable;
  const bool usesScratch = !isBound || command.mayFork;
  if (!command.isSession) stage.setInput(command.stdinPath);
  Scratch scratch(stage, mode, surroundings.boxUser);
  if (usesScratch) scratch.clear();
  if (!isBound) scratch.fillFrom(command.folder, command.folderIsWritable ? surroundings.boxUser : 0);
  if (mode == Mode::kNone || (mode == Mode::kChroot && command.hasToolchain)) {
    command = withRealPaths(std::move(command), stage.boxFolder(), stage.temporaryFolder());
  }
  const RunResult result = superviseRun(command, surroundings, isNamespaced(mode) ? roots.namespaceFor(command) : -1);
  const bool hasSucceeded = result.end == RunResult::End::kExited && result.value == 0;
  if (command.folderIsWritable && hasSucceeded) scratch.copyBackTo(command.folder);
  if (usesScratch) scratch.clear();
  return reportOf(result);
}

// Where a zygote cannot be had, programs are started from their files: slower, but the same.
std::unique_ptr<Zygote> startZygote(const Message& configuration, Mode mode, std::string& reason) {
  const ZygoteProgram program = {configuration.all("zygote-argument"), configuration.all("zygote-environment"),
                                 configuration.number("zygote-stack-bytes")};
  if (!isNamespaced(mode)) {
    reason = "this host allows no namespaces";
    return nullptr;
  }
  try {
    return std::make_unique<Zygote>(program, "/host");
  } catch (const StepError& error) {
    reason = error.what();
    return nullptr;
  }
}

void ignoreSignals() {
  // Ctrl+C reaches the whole process group; the host program decides when the runner ends, by closing its input.
  // A handler is reset by execve, so that programs start with the defaults; an ignored signal would stay ignored.
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) ::signal(signal, [](int) {});
}

int serve() {
  must("ask to die with the host program", prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0));
  ignoreSignals();
  FrameReader orders(kOrders);
  const auto configuration = orders.wait();
  if (!configuration || !configuration->is("type", "configure")) throw StepError("configure: no configuration came");

  const OwnPeak ownPeak;
  BoxUser user = claimBoxUser();
  const bool corePipe = coresGoToProgram();
  const CgroupPlace cgroupPlace = findCgroupPlace();
  const std::vector<std::string> forkCounters = findForkCounters();
  const NamespaceSupport support = enterNamespaces(user.id);
  if (support.mode == Mode::kNone) {
    if (!configuration->is("allow-no-isolation", "yes")) {
      throw StepError("isolate: this host allows neither namespaces nor another user id (" + support.reason + ")");
    }
    user.id = geteuid();
  }
  if (!isNamespaced(support.mode)) {
    adoptOrphans();
    // A runner that had this user id before may have been killed.
    endStrays(support.mode, user.id);
  }
  Stage stage(support.mode, user.id);
  Cgroup cgroup(cgroupPlace, stage, user.id);
  if (!cgroup.isUsable() && isNamespaced(support.mode)) hideCgroup();
  std::string zygoteReason;
  std::unique_ptr<Zygote> zygote;
  if (configuration->find("zygote-argument") != nullptr) zygote = startZygote(*configuration, support.mode, zygoteReason);
  renouncePrivileges(support.mode);
  // The permit is in this memory; without a user id of their own programs could read it otherwise.
  must("hide the runner's memory", prctl(PR_SET_DUMPABLE, 0, 0, 0, 0));
  choosePermit();
  const bool mayFork = configuration->is("profile", "build");
  must("install the system call filter", installFilter(mayFork ? buildFilter(permit()) : runFilter(permit())));
  const ShortageWatch shortageWatch(stage.below(""), forkCounters);
  BoxRoots roots(stage, support.mode, configuration->all("read-only-folder"));
  const bool sharesMemory = kMayShareMemory && isNamespaced(support.mode) && ownPeak.canBeForgotten();
  const Surroundings surroundings = {support.mode, user.id, mayFork, corePipe, sharesMemory, cgroup, shortageWatch, stage,
                                     orders, kAnswers, zygote.get()};

  Message ready("configured");
  ready.add("ok", "yes");
  ready.add("mode", nameOf(support.mode));
  ready.add("mode-reason", support.reason);
  ready.add("cgroup", cgroup.isUsable() ? "yes" : "no");
  ready.add("cgroup-reason", cgroup.reason());
  ready.add("zygote", zygote != nullptr ? "yes" : "no");
  ready.add("zygote-reason", zygoteReason);
  send(kAnswers, ready);

  while (auto order = orders.wait()) {
    // These may arrive just after the run that they were meant for has ended.
    if (!order->is("type", "run") && !order->is("type", "open")) continue;
    try {
      send(kAnswers, runCommand(*order, surroundings, stage, roots));
    } catch (const StepError& error) {
      // No report: the host program hears of this end before it can ask again a runner that is about to leave.
      if (zygote != nullptr && !zygote->isAlive()) {
        fprintf(stderr, "%s\n", error.what());
        return 1;
      }
      send(kAnswers, failure("report", error.what()));
    } catch (const std::filesystem::filesystem_error& error) {
      send(kAnswers, failure("report", error.what()));
    }
    if (sharesMemory) ownPeak.forget();
    // A runner whose groups cannot be renewed ends here, and the host program starts another.
    if (cgroup.isUsable()) cgroup.renew();
  }
  return 0;
}

}  // namespace

#if defined(__SANITIZE_ADDRESS__)
// The leak check at the end wants the host's /proc, which is elsewhere by then; the environment must stay empty.
extern "C" const char* __asan_default_options() { return "detect_leaks=0"; }
#endif

int main() {
  try {
    return serve();
  } catch (const std::exception& error) {
    try {
      send(kAnswers, failure("configured", error.what()));
    } catch (const StepError&) {
      // Nobody listens any more.
    }
    return 1;
  }
}
