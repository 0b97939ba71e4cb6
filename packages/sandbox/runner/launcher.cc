#include "launcher.h"

#include <grp.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>

#include <algorithm>
#include <csignal>
#include <list>

namespace {

constexpr int kBacklog = 64;
// There are as many user ids for boxes.
constexpr size_t kMostRunners = 500;
// A runner whose client is gone leaves at once. One that does not is stuck.
constexpr int64_t kLeaveMs = 2000;
constexpr int64_t kNever = INT64_MAX;

int64_t nowMs() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000ll + time.tv_nsec / 1000000;
}

Fd listenAt(const std::string& name) {
  Fd socket(must("make the launcher's socket", ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)));
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  if (name.empty() || name.size() >= sizeof address.sun_path) throw StepError("launch: the address is too long");
  // Abstract: nothing to clean up, and it is in no box's network namespace.
  std::copy(name.begin(), name.end(), address.sun_path + 1);
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + name.size());
  must("bind the launcher's socket", bind(socket.get(), reinterpret_cast<sockaddr*>(&address), size));
  must("listen", listen(socket.get(), kBacklog));
  return socket;
}

// Who was at the other end when it connected; nobody can say so for somebody else.
bool isFromUser(const Fd& connection, uid_t user) {
  ucred peer = {};
  socklen_t size = sizeof peer;
  return getsockopt(connection.get(), SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && size == sizeof peer &&
         peer.uid == user;
}

struct Runner {
  pid_t process;
  Fd handle;
  Fd connection;
  bool isLeft = false;
  int64_t deadline = kNever;
};

class Launcher {
 public:
  Launcher(Terms terms, Fd socket, const ServeClient& serve)
      : terms_(std::move(terms)), socket_(std::move(socket)), serve_(serve) {}

  void run() {
    while (waitForEvents()) {
    }
  }

 private:
  // False when whoever has started it is gone.
  bool waitForEvents() {
    std::vector<pollfd> events = {{kOrders, POLLIN, 0}, {socket_.get(), POLLIN, 0}};
    int64_t deadline = kNever;
    for (const Runner& runner : runners_) {
      events.push_back({runner.handle.get(), POLLIN, 0});
      events.push_back({runner.isLeft ? -1 : runner.connection.get(), POLLRDHUP, 0});
      deadline = std::min(deadline, runner.deadline);
    }
    const int patience = deadline == kNever ? -1 : static_cast<int>(std::max<int64_t>(deadline - nowMs(), 0));
    if (poll(events.data(), events.size(), patience) < 0 && errno != EINTR) throw StepError("wait for clients", errno);
    if (events[0].revents != 0) return false;
    size_t at = 2;
    for (auto runner = runners_.begin(); runner != runners_.end(); at += 2) {
      if (events[at + 1].revents != 0) leave(*runner);
      if (runner->deadline <= nowMs()) end(*runner);
      runner = events[at].revents != 0 ? reap(runner) : std::next(runner);
    }
    if (events[1].revents != 0) accept();
    return true;
  }

  static void leave(Runner& runner) {
    runner.isLeft = true;
    runner.deadline = nowMs() + kLeaveMs;
  }

  static void end(Runner& runner) {
    syscall(SYS_pidfd_send_signal, runner.handle.get(), SIGKILL, nullptr, 0);
    runner.deadline = kNever;
  }

  std::list<Runner>::iterator reap(std::list<Runner>::iterator runner) {
    must("wait for a runner", waitpid(runner->process, nullptr, 0));
    // With our end of the connection the client hears of it.
    return runners_.erase(runner);
  }

  void accept() {
    Fd connection(accept4(socket_.get(), nullptr, nullptr, SOCK_CLOEXEC));
    // It may have left again.
    if (!connection.valid() || !isFromUser(connection, terms_.client.user) || runners_.size() == kMostRunners) return;
    const pid_t process = fork();
    if (process == 0) _exit(become(connection));
    if (process < 0) return;
    Fd handle(static_cast<int>(syscall(SYS_pidfd_open, process, 0)));
    if (!handle.valid()) {
      kill(process, SIGKILL);
      waitpid(process, nullptr, 0);
      return;
    }
    runners_.push_back({.process = process, .handle = std::move(handle), .connection = std::move(connection)});
  }

  int become(const Fd& connection) const {
    if (dup2(connection.get(), kOrders) < 0 || dup2(connection.get(), kAnswers) < 0) return 1;
    if (syscall(SYS_close_range, 3, ~0u, 0) != 0) return 1;
    return serve_(terms_);
  }

  const Terms terms_;
  const Fd socket_;
  const ServeClient& serve_;
  std::list<Runner> runners_;
};

// Two descriptors for each runner.
void allowManyDescriptors() {
  rlimit limit;
  must("read the limit of descriptors", getrlimit(RLIMIT_NOFILE, &limit));
  limit.rlim_cur = limit.rlim_max;
  must("raise the limit of descriptors", setrlimit(RLIMIT_NOFILE, &limit));
}

std::vector<ZygoteTerms> zygotesOf(const Message& order) {
  std::vector<ZygoteTerms> zygotes;
  for (int64_t index = 0; index < order.number("zygotes"); index++) {
    const std::string prefix = "zygote-" + std::to_string(index) + "-";
    zygotes.push_back({.tools = toolsOf(order, prefix),
                       .command = order.all(prefix + "argument"),
                       .environment = order.all(prefix + "environment")});
  }
  return zygotes;
}

Terms termsOf(const Message& order) {
  const int64_t user = order.number("client-user");
  const int64_t group = order.number("client-group");
  if (user <= 0 || group <= 0) throw StepError("launch: the client must not be root");
  return {.client = {.user = static_cast<uid_t>(user), .group = static_cast<gid_t>(group)},
          .systemPaths = order.all("system-path"),
          .zygotes = zygotesOf(order)};
}

}  // namespace

int launch(const Message& order, const ServeClient& serve) {
  must("ask to die with whoever starts the launcher", prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0));
  // Ctrl+C reaches the whole process group; the launcher ends with its input.
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) ::signal(signal, [](int) {});
  allowManyDescriptors();
  // Or the runners would read as the client what root's groups may read.
  must("leave root's groups", setgroups(0, nullptr));
  Launcher launcher(termsOf(order), listenAt(order.get("address")), serve);
  Message listening("launching");
  listening.add("ok", "yes");
  send(kAnswers, listening);
  launcher.run();
  return 0;
}
