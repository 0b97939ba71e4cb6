// The runner: one process per slot, started once by the host program while that is small, because forking a big Node
// process costs 12 ms and this costs 0.6. It is configured over standard input, so that neither its arguments nor its
// environment, of which every box's init is a copy, hold anything worth reading. See protocol.h for the conversation.
// The same program is the launcher of runners for a host program without rights (launcher.h).

#include <sys/prctl.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "answers.h"
#include "box/permit.h"
#include "host/box-root.h"
#include "host/namespaces.h"
#include "host/own-peak.h"
#include "host/precedence.h"
#include "host/scratch.h"
#include "launcher.h"
#include "supervise.h"
#include "zygote/zygote.h"

namespace {

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

// Runs a command in a prepared file system; what it wrote is on the host before the report is.
Message runCommand(const Message& order, const Surroundings& surroundings, Stage& stage, BoxRoots& roots) {
  const Command command = Command::from(order);
  const bool usesScratch = command.folderIsWritable || mayFork(command.profile);
  const bool hasProgramsFiles = !mayFork(command.profile);
  stage.setInput(command.stdinPath);
  Scratch scratch(stage, surroundings.boxUser);
  if (usesScratch) scratch.clear();
  if (hasProgramsFiles) scratch.clearProgramsFiles();
  if (command.folderIsWritable) scratch.fillFrom(command.folder);
  RunResult result = superviseRun(command, surroundings, roots.namespaceFor(command));
  const std::vector<int64_t>& kept = command.keptExits;
  const bool isKept = result.end == RunResult::End::kExited && std::ranges::count(kept, result.value) > 0;
  if (command.folderIsWritable && isKept && !scratch.copyBackTo(command.folder)) {
    result.end = RunResult::End::kLimit;
    result.limit = Limit::kMemory;
  }
  if (usesScratch) scratch.clear();
  if (hasProgramsFiles) scratch.clearProgramsFiles();
  return reportOf(result);
}

// Where a zygote cannot be had, programs are started from their files: slower, but the same.
std::unique_ptr<Zygote> startZygote(const Message& configuration, const EnterRoot& enterRoot, std::string& reason) {
  const ZygoteProgram program = {
      .file = {.arguments = configuration.all("zygote-argument"),
               .environment = configuration.all("zygote-environment")},
      .stackBytes = configuration.number("zygote-stack-bytes")};
  try {
    return std::make_unique<Zygote>(program, enterRoot);
  } catch (const StepError& error) {
    reason = error.what();
    return nullptr;
  }
}

// What boxes see of the host, and what zygotes do, which a client has no say in.
struct Toolchains {
  Toolchain ofBoxes;
  Toolchain ofZygote;
};

Toolchains toolchainsOf(const Message& configuration, const std::optional<Terms>& terms) {
  const std::vector<Tool> tools = toolsOf(configuration, "");
  if (!terms) {
    const Toolchain all = {.systemPaths = configuration.all("system-path"), .tools = tools};
    return {.ofBoxes = all, .ofZygote = all};
  }
  terms->checkTools(tools);
  return {.ofBoxes = {.systemPaths = terms->systemPaths, .tools = tools},
          .ofZygote = {.systemPaths = terms->systemPaths, .tools = terms->toolsOfZygote(configuration)}};
}

void ignoreSignals() {
  // Ctrl+C reaches the whole process group; the host program decides when the runner ends, by closing its input.
  // A handler is reset by execve, so that programs start with the defaults; an ignored signal would stay ignored.
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) ::signal(signal, [](int) {});
}

int serve(FrameReader& orders, const Message& configuration, const std::optional<Terms>& terms) {
  must("ask to die with the host program", prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0));
  ignoreSignals();
  if (!configuration.is("type", "configure")) throw StepError("configure: this is no configuration");
  const Toolchains toolchains = toolchainsOf(configuration, terms);
  std::optional<Client> client;
  if (terms) client = terms->client;

  const OwnPeak ownPeak;
  offerMemoryFirst();
  const BoxUser user = claimBoxUser();
  const bool corePipe = coresGoToProgram();
  const CgroupPlace cgroupPlace = findCgroupPlace();
  const std::vector<std::string> forkCounters = findForkCounters();
  const NamespaceSupport support = enterNamespaces(user.id, client);
  const Fd programNamespace = support.mode == Mode::kRoot ? makeProgramNamespace(user.id) : Fd();
  Stage stage(user.id, client);
  Cgroup cgroup(cgroupPlace, stage, user.id);
  if (!cgroup.isUsable()) hideCgroup();
  BoxRoots roots(stage, support.mode, toolchains.ofBoxes);
  std::string zygoteReason;
  std::unique_ptr<Zygote> zygote;
  const EnterRoot enterRoot = [&] { roots.enterToolchain(toolchains.ofZygote); };
  if (configuration.find("zygote-argument") != nullptr) {
    zygote = startZygote(configuration, enterRoot, zygoteReason);
  }
  watchBeforeBoxes();
  // Ordinary users may count nothing on many systems.
  using What = InstructionCounter::What;
  const InstructionCounter counter(configuration.is("counted", "clock") ? What::kClock : What::kInstructions);
  renouncePrivileges();
  // The permit is in this memory, and an ordinary user's programs have the runner's user id.
  must("hide the runner's memory", prctl(PR_SET_DUMPABLE, 0, 0, 0, 0));
  choosePermit();
  FilteredThreads threads;
  const ShortageWatch shortageWatch(stage.below(""), forkCounters);
  const bool sharesMemory = kMayShareMemory && ownPeak.canBeForgotten();
  const Surroundings surroundings = {
      .mode = support.mode,
      .boxUser = user.id,
      .corePipe = corePipe,
      .sharesMemory = sharesMemory,
      .userNamespace = programNamespace.get(),
      .cgroup = cgroup,
      .shortageWatch = shortageWatch,
      .stage = stage,
      .orders = orders,
      .answers = kAnswers,
      .threads = threads,
      .counter = counter,
      .zygote = zygote.get(),
  };

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
    if (!order->is("type", "run") && !order->is("type", "open") && !order->is("type", "talk")) continue;
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

namespace {

Message firstOrder(FrameReader& orders) {
  auto order = orders.wait();
  if (!order) throw StepError("configure: no configuration came");
  return std::move(*order);
}

// Whatever is wrong is told to whoever is at the other end, in the answer that they wait for.
int answering(const char* type, const std::function<int()>& work) {
  try {
    return work();
  } catch (const std::exception& error) {
    try {
      send(kAnswers, failure(type, error.what()));
    } catch (const StepError&) {
      // Nobody listens any more.
    }
    return 1;
  }
}

int serveClient(const Terms& terms) {
  return answering("configured", [&] {
    FrameReader orders(kOrders);
    return serve(orders, firstOrder(orders), terms);
  });
}

}  // namespace

int main() {
  return answering("configured", [] {
    FrameReader orders(kOrders);
    const Message order = firstOrder(orders);
    return order.is("type", "launch") ? launch(order, serveClient) : serve(orders, order, std::nullopt);
  });
}
