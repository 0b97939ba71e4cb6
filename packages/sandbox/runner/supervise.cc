#include "supervise.h"

#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

#include <algorithm>
#include <csignal>
#include <cstdio>

#include "host/box-precedence.h"
#include "host/even-share.h"
#include "forwarding.h"
#include "limit-watch.h"
#include "output.h"
#include "program-input.h"

namespace {

// A box that lets others first has no processor for its own end, either, where these want all of them.
constexpr int64_t kSlowEndMicros = 300'000;
// A program may write more than is kept of standard error, but not endlessly.
constexpr int64_t kErrorOutputHardCap = 16 << 20;

// One that talks may log as much as it may say: how much the other one says is not its choice.
int64_t errorOutputCap(const Command& command) {
  return command.talks ? std::max(kErrorOutputHardCap, command.limits.outputBytes) : kErrorOutputHardCap;
}

int64_t nowMicros() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000ll + time.tv_nsec / 1000;
}

class Supervision {
 public:
  Supervision(const Command& command, const Surroundings& surroundings, BoxStreams streams, StartedBox box)
      : command_(command),
        surroundings_(surroundings),
        box_(std::move(box)),
        report_(std::move(streams.report.reading)),
        input_(std::move(streams.input.writing)),
        output_(std::move(streams.output.reading), command.limits.outputBytes, command.limits.outputBytes),
        errorOutput_(std::move(streams.errorOutput.reading), command.limits.errorOutputBytes, errorOutputCap(command)),
        started_(nowMicros()),
        limits_(command, surroundings.cgroup, surroundings.stage, box_.init, started_) {
    if (command.letsOthersFirst) precedence_.emplace(surroundings.stage.procFolder(), box_.init);
    else if (!command.isSession) share_.emplace(surroundings.stage.procFolder(), box_.init);
    seen_.shortagesBefore = surroundings.shortageWatch.count();
    if (!command.hasInputPipe()) return;
    input_.makeNonBlocking();
    toHost_.emplace("stdout", surroundings.answers);
    if (command.isSession) errorsToHost_.emplace("stderr", surroundings.answers);
    send(surroundings_.answers, Message("started"));
  }

  // Leaves nothing behind on any path.
  ~Supervision() {
    if (!isReaped_) {
      kill();
      reap();
    }
  }

  RunResult watch() {
    // What was sent right behind the order to run may have come with it, and then nothing tells of it any more.
    obeyRead();
    while (!waitForEvents()) {
    }
    const int64_t ended = nowMicros();
    reap();
    output_.drainAll();
    errorOutput_.drainAll();
    return conclude(ended - started_);
  }

 private:
  // True when the box is gone.
  bool waitForEvents() {
    pollfd events[] = {
        {box_.initHandle.get(), POLLIN, 0},
        {surroundings_.orders.fd(), POLLIN, 0},
        {isWanted(output_, toHost_) ? output_.fd() : -1, POLLIN, 0},
        {isWanted(errorOutput_, errorsToHost_) ? errorOutput_.fd() : -1, POLLIN, 0},
        {input_.waitingFd(), POLLOUT, 0},
    };
    const int64_t micros = std::max<int64_t>(limits_.nextLookMicros() - nowMicros(), 0);
    const timespec patience = {.tv_sec = micros / 1000000, .tv_nsec = micros % 1000000 * 1000};
    if (ppoll(events, std::size(events), &patience, nullptr) < 0 && errno != EINTR) {
      throw StepError("wait for the box", errno);
    }
    if (events[2].revents != 0) drain(output_, toHost_);
    if (events[3].revents != 0) drain(errorOutput_, errorsToHost_);
    if (events[4].revents != 0) writeInput();
    if (events[1].revents != 0) obey();
    if (events[0].revents != 0) return true;
    checkLimits();
    return false;
  }

  // An output that nobody has room for is left in its pipe.
  static bool isWanted(const CappedOutput& output, const std::optional<Forwarding>& toHost) {
    return output.isOpen() && (!toHost || toHost->room() > 0);
  }

  void drain(CappedOutput& output, std::optional<Forwarding>& toHost) {
    if (!toHost) return void(output.drainOnce());
    const std::string_view fresh = output.drainOnce(toHost->room());
    if (!fresh.empty()) toHost->forward(fresh);
    output.forget();
    if (!output.isOpen()) toHost->tellEnd(isGoingOn(surroundings_.stage.procFolder(), box_.init));
  }

  void writeInput() {
    input_.write();
    input_.tellTaken(surroundings_.answers);
  }

  void obey() {
    if (!surroundings_.orders.fill()) return stop(RunResult::End::kHostGone);
    obeyRead();
  }

  void obeyRead() {
    while (auto order = surroundings_.orders.next()) {
      if (order->is("type", "cancel")) {
        stop(RunResult::End::kCancelled);
      } else if (order->is("type", "precedence")) {
        changePrecedence(order->is("to", "last"));
      } else if (order->is("type", "input") && command_.hasInputPipe()) {
        input_.add(order->get("data"));
        input_.tellTaken(surroundings_.answers);
      } else if (order->is("type", "close-input") && command_.hasInputPipe()) {
        input_.close();
      } else if (order->is("type", "room") && command_.hasInputPipe()) {
        (order->is("stream", "stdout") ? toHost_ : errorsToHost_)->addRoom(order->number("bytes"));
      } else if (order->is("type", "usage") && command_.talks) {
        tellUsage();
      } else {
        throw StepError("obey the host program: unexpected order during a run");
      }
    }
  }

  void tellUsage() {
    Message message("usage");
    message.add("wanted-us", limits_.wantedMicros(nowMicros()));
    send(surroundings_.answers, message);
  }

  // Where a run cannot go on faster, whoever waits for it does better to begin anew.
  void changePrecedence(bool toLast) {
    if (!precedence_) return;
    if (toLast) precedence_->lower();
    else if (!precedence_->raise() && !command_.isSession) stop(RunResult::End::kCancelled);
  }

  void checkLimits() {
    const int64_t now = nowMicros();
    if (precedence_ && seen_.isStopped) return awaitSlowEnd(now);
    if (output_.isOverLimit() || errorOutput_.isOverLimit()) return exceed(Limit::kOutput);
    if (limits_.isOverWall(now)) return exceed(Limit::kWall);
    // A chatty program wakes the loop all the time.
    if (now < limits_.nextLookMicros()) return;
    if (precedence_) precedence_->look();
    if (share_) share_->look(now);
    const Limit passed = limits_.look(now);
    if (passed != Limit::kNone) exceed(passed);
  }

  // Ending takes a processor as well.
  void awaitSlowEnd(int64_t now) {
    limits_.lookSoon(now);
    if (now - stoppedAt_ > kSlowEndMicros) precedence_->raise();
  }

  void exceed(Limit limit) {
    if (!seen_.isStopped) seen_.exceeded = limit;
    stop(RunResult::End::kLimit);
  }

  void stop(RunResult::End reason) {
    if (!seen_.isStopped) {
      seen_.stopReason = reason;
      stoppedAt_ = nowMicros();
    }
    seen_.isStopped = true;
    kill();
  }

  void kill() {
    if (syscall(SYS_pidfd_send_signal, box_.initHandle.get(), SIGKILL, nullptr, 0) != 0 && errno != ESRCH) {
      throw StepError("kill the box", errno);
    }
  }

  void reap() {
    isReaped_ = true;
    must("wait for the box", wait4(box_.init, &seen_.initStatus, 0, &seen_.initUsage));
  }

  RunResult conclude(int64_t wallMicros) {
    seen_.hasReport = read(report_.get(), &seen_.report, sizeof seen_.report) == sizeof seen_.report;
    seen_.polledCpuMicros = limits_.mostCpuMicros();
    seen_.polledPeakBytes = limits_.mostPeakBytes();
    seen_.leftFileBytes = mayFork(command_.profile) ? 0 : surroundings_.stage.programsFileBytes();
    seen_.isOverOutputLimit = output_.isOverLimit() || errorOutput_.isOverLimit();
    RunResult result = concludeRun(command_, surroundings_.cgroup, surroundings_.shortageWatch, seen_);
    result.wallMicros = wallMicros;
    result.waitedMicros = limits_.waitedMicros();
    result.output = output_.kept();
    result.errorOutput = errorOutput_.kept();
    return result;
  }

  const Command& command_;
  const Surroundings& surroundings_;
  StartedBox box_;
  Fd report_;
  ProgramInput input_;
  CappedOutput output_;
  CappedOutput errorOutput_;
  std::optional<Forwarding> toHost_;        // Of a command with a pipe for its input.
  std::optional<Forwarding> errorsToHost_;  // Of a session.
  const int64_t started_;
  LimitWatch limits_;
  std::optional<BoxPrecedence> precedence_;  // Of a box that lets others first.
  std::optional<EvenShare> share_;           // Of every other one, sessions excepted.
  int64_t stoppedAt_ = 0;
  bool isReaped_ = false;
  Observations seen_;
};

}  // namespace

RunResult superviseRun(const Command& command, const Surroundings& surroundings, int mountNamespace) {
  BoxStreams streams;
  if (command.hasInputPipe()) streams.input = makePipe("make the input pipe");
  streams.output = surroundings.stage.openOutput("/stdout");
  streams.errorOutput = surroundings.stage.openOutput("/stderr");
  streams.report = makePipe("make the report pipe");
  const BoxPlan plan = {
      .kind =
          {
              .mode = surroundings.mode,
              .boxUser = surroundings.boxUser,
              .corePipe = surroundings.corePipe,
              .hasToolchain = command.hasToolchain,
              .needsProc = command.needsProc,
              .letsOthersFirst = command.letsOthersFirst,
              .limits = command.limits,
          },
      .file = &command.program,
      .isInterpreted = command.isInterpreted,
      .mountNamespace = mountNamespace,
      .userNamespace = surroundings.userNamespace,
      .sharesMemory = surroundings.sharesMemory,
  };
  const int cgroup = surroundings.cgroup.isUsable() ? surroundings.cgroup.prepareRun(command.limits) : -1;
  const auto counted = surroundings.counter.read();
  StartedBox box;
  if (surroundings.zygote != nullptr) box = surroundings.zygote->startBox(plan, streams, cgroup);
  else surroundings.threads.of(command.profile).run([&] { box = startBox(plan, streams, cgroup); });
  RunResult result = Supervision(command, surroundings, std::move(streams), std::move(box)).watch();
  result.instructions = surroundings.counter.since(counted);
  return result;
}
