#include "zygote/zygote.h"

#include <linux/capability.h>
#include <linux/securebits.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <csignal>

#include "box/descriptor-socket.h"
#include "box/init.h"

namespace {

constexpr int kPatienceMs = 15'000;

// A program keeps over its start those capabilities that are ambient, and as root all others too, unless that is
// forbidden. What a zygote needs are those to enter a box, to become its user, and to drop the rest; and to enter a
// folder of anybody's.
void keepCapabilities() {
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct held[2];
  must("read the capabilities", syscall(SYS_capget, &header, held));
  for (__user_cap_data_struct& half : held) half.inheritable = half.permitted;
  must("make the capabilities inheritable", syscall(SYS_capset, &header, held));
  must("give root no more than others", prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED, 0, 0, 0));
  for (const unsigned long capability :
       {CAP_SYS_ADMIN, CAP_SYS_CHROOT, CAP_SETUID, CAP_SETGID, CAP_SETPCAP, CAP_DAC_READ_SEARCH}) {
    must("keep a capability", prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, capability, 0, 0));
  }
}

void execute(const ZygoteProgram& program, const EnterRoot& enterRoot, int socket) {
  must("ask to die with the runner", prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0));
  enterRoot();
  // The runner's own input and output are the conversation with the host program.
  const Fd nothing(must("open /dev/null", open("/dev/null", O_RDWR | O_CLOEXEC)));
  for (const int stream : {0, 1}) must("connect the zygote's streams", dup2(nothing.get(), stream));
  // It may be 3 already, and then dup2 would leave it to be closed.
  const Fd moved(must("move the socket", fcntl(socket, F_DUPFD_CLOEXEC, kZygoteSocket + 1)));
  must("connect the zygote", dup2(moved.get(), kZygoteSocket));
  must("close the runner's descriptors", static_cast<int>(syscall(SYS_close_range, kZygoteSocket + 1, ~0u, 0)));
  const rlim_t stack = program.stackBytes < 0 ? RLIM_INFINITY : static_cast<rlim_t>(program.stackBytes);
  const rlimit limit = {stack, stack};
  must("limit the stack", setrlimit(RLIMIT_STACK, &limit));
  keepCapabilities();
  std::vector<std::string> environment = program.file.environment;
  environment.push_back(kZygoteVariable);
  execve(program.file.arguments[0].c_str(), pointersTo(program.file.arguments).data(), pointersTo(environment).data());
  throw StepError("execute the zygote", errno);
}

}  // namespace

Zygote::Zygote(const ZygoteProgram& program, const EnterRoot& enterRoot) {
  SocketPair sockets = makeSocketPair();
  process_ = must("fork the zygote", fork());
  if (process_ == 0) {
    ZygoteAnswer answer = {};
    try {
      execute(program, enterRoot, sockets.there.get());
    } catch (const StepError& error) {
      snprintf(answer.error, sizeof answer.error, "%s", error.what());
    }
    // Whichever of the two is open still.
    for (const int socket : {sockets.there.get(), kZygoteSocket}) {
      if (write(socket, &answer, sizeof answer) == sizeof answer) break;
    }
    _exit(1);
  }
  socket_ = std::move(sockets.here);
  sockets.there.reset();
  try {
    waitUntilParked();
  } catch (const StepError&) {
    end();
    throw;
  }
}

Zygote::~Zygote() { end(); }

void Zygote::end() {
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

void Zygote::waitUntilParked() {
  pollfd answer = {socket_.get(), POLLIN, 0};
  if (must("wait for the zygote", poll(&answer, 1, kPatienceMs)) == 0) {
    throw StepError("wait for the zygote: it does not answer");
  }
  std::vector<Fd> none;
  receiveAnswer(none);
}

ZygoteAnswer Zygote::receiveAnswer(std::vector<Fd>& descriptors) {
  ZygoteAnswer answer;
  try {
    descriptors = receiveWithDescriptors(socket_.get(), &answer, sizeof answer);
  } catch (const StepError& error) {
    isAlive_ = false;
    throw StepError(std::string("wait for the zygote: ") + error.what());
  }
  if (!answer.isOk) throw StepError(answer.error);
  return answer;
}

StartedBox Zygote::startBox(const BoxPlan& plan, BoxStreams& streams, int cgroup) {
  const ZygoteOrder order = {
      .kind = plan.kind, .hasInputPipe = streams.input.reading.valid(), .hasUserNamespace = plan.userNamespace >= 0,
      .hasCgroup = cgroup >= 0, .isInterpreted = plan.isInterpreted};
  std::vector<int> passed = {plan.mountNamespace, streams.output.writing.get(), streams.errorOutput.writing.get(),
                             streams.report.writing.get()};
  if (order.hasInputPipe) passed.push_back(streams.input.reading.get());
  if (order.hasUserNamespace) passed.push_back(plan.userNamespace);
  if (order.hasCgroup) passed.push_back(cgroup);
  isAlive_ = false;
  sendWithDescriptors(socket_.get(), &order, sizeof order, passed);
  isAlive_ = true;

  std::vector<Fd> received;
  const ZygoteAnswer answer = receiveAnswer(received);
  if (received.size() != 1) throw StepError("wait for the zygote: an answer without a handle");
  streams.input.reading.reset();
  streams.output.writing.reset();
  streams.errorOutput.writing.reset();
  streams.report.writing.reset();
  return {answer.init, std::move(received[0]), nullptr};
}
