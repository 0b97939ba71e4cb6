// Linked into a program that was compiled with -O0 -g. It puts a breakpoint on each statement of the user's file, and
// says at each of them what the program does, in the form of contract/src/trace.ts. No other process has a part in it,
// and no system call that the program could not make itself. The program may write into the trace what it likes, or end
// the recorder: whoever reads the trace believes nothing of it.
#include <cxxabi.h>
#include <pthread.h>
#include <signal.h>
#include <sys/uio.h>
#include <typeinfo>
#include <ucontext.h>

#include <exception>

#include "heap.h"
#include "recording.h"

#ifndef PLAN
#define PLAN "/box/main.steps"
#endif

namespace steps {
namespace {

constexpr u8 kBreakpoint = 0xCC;
constexpr u8 kPushRbp = 0x55;
constexpr long kTrap = 0x100;  // in the flags: a signal after the next instruction
pthread_t mainThread;

// An instruction that is being run in its own place, in which the breakpoint will stand again.
struct Passed {
  u64 address;
  u8 byte;
};
thread_local Passed passed;

// Where calls of the user's functions come back to: what returns there has ended, and left its result.
struct Sites {
  static constexpr int kPower = 14;
  Passed table[1 << kPower];

  Passed* find(u64 address) {
    size_t place = address * 0x9E3779B97F4A7C15u >> (64 - kPower);
    for (int tries = 0; tries < 32; tries++, place = (place + 1) & ((1 << kPower) - 1))
      if (table[place].address == address || table[place].address == 0) return &table[place];
    return nullptr;
  }
  bool has(u64 address) {
    Passed* site = find(address);
    return site != nullptr && site->address == address;
  }
  void add(u64 address) {
    Passed* site = find(address);
    bool isCode = address >= plan.codeBegin && address < plan.codeEnd;
    if (site == nullptr || site->address == address || !isCode) return;
    u8* code = reinterpret_cast<u8*>(address);
    const Stop* stop = plan.stopAt(address);
    *site = {address, stop == nullptr ? *code : stop->byte};
    *static_cast<volatile u8*>(code) = kBreakpoint;
  }
};
Sites sites;

void look(u64 address, const ucontext_t& state) {
  const greg_t* registers = state.uc_mcontext.gregs;
  u64 stack = static_cast<u64>(registers[REG_RSP]);
  const u8* xmm0 = reinterpret_cast<const u8*>(&state.uc_mcontext.fpregs->_xmm[0]);
  if (sites.has(address)) recorder.returned({stack, static_cast<u64>(registers[REG_RAX]), xmm0});
  const Stop* stop = plan.stopAt(address);
  if (stop == nullptr) return;
  if (!stop->isEntry) return recorder.step(*stop, static_cast<u64>(registers[REG_RBP]));
  recorder.call(*stop, stack);
  sites.add(load<u64>(reinterpret_cast<const u8*>(stack)));
}

void onTrap(int, siginfo_t*, void* context) {
  int saved = errno;
  ucontext_t& state = *static_cast<ucontext_t*>(context);
  greg_t* registers = state.uc_mcontext.gregs;
  u64 address = static_cast<u64>(registers[REG_RIP]) - 1;
  if (passed.address != 0) {
    if (!recorder.isOff) *reinterpret_cast<volatile u8*>(passed.address) = kBreakpoint;
    passed.address = 0;
    registers[REG_EFL] &= ~kTrap;
  } else if (const Stop* stop = plan.stopAt(address); stop != nullptr || sites.has(address)) {
    if (!recorder.isOff && pthread_equal(pthread_self(), mainThread) != 0) look(address, state);
    // A call begins with this instruction, nearly always: done here, it needs no second signal.
    if (stop != nullptr && stop->byte == kPushRbp) {
      registers[REG_RSP] -= 8;
      memcpy(reinterpret_cast<void*>(registers[REG_RSP]), &registers[REG_RBP], 8);
      errno = saved;
      return;
    }
    passed = {address, stop != nullptr ? stop->byte : sites.find(address)->byte};
    *reinterpret_cast<volatile u8*>(address) = passed.byte;
    registers[REG_RIP] = static_cast<greg_t>(address);
    registers[REG_EFL] |= kTrap;
  }
  errno = saved;
}

char lastThrown[600];

const char* nameOf(int signal) {
  switch (signal) {
    case SIGSEGV: return "SIGSEGV: it read or wrote where it may not";
    case SIGBUS: return "SIGBUS: it read or wrote where nothing is";
    case SIGFPE: return "SIGFPE: it divided a whole number by zero";
    case SIGABRT: return "SIGABRT: it has given up";
    default: return "SIGILL: it ran into what is no instruction";
  }
}

// What the judge reads of an uncaught exception stands on the real standard error.
struct {
  char text[4'000];
  size_t length;
} lastWords;

void keepLastWords(const char* letters, size_t count) {
  constexpr size_t kRoom = sizeof lastWords.text;
  if (count > kRoom) letters += count - kRoom, count = kRoom;
  size_t stays = lastWords.length + count > kRoom ? kRoom - count : lastWords.length;
  memmove(lastWords.text, lastWords.text + lastWords.length - stays, stays);
  memcpy(lastWords.text + stays, letters, count);
  lastWords.length = stays + count;
}

void sayLastWords() { syscall(SYS_write, 2, lastWords.text, lastWords.length); }

void onFault(int signal, siginfo_t* information, void* context) {
  if (isReading != 0) siglongjmp(refused, 1);
  const greg_t* registers = static_cast<ucontext_t*>(context)->uc_mcontext.gregs;
  long above = registers[REG_RSP] - reinterpret_cast<long>(information->si_addr);
  bool isStack = signal == SIGSEGV && above > -65536 && above < 65536;
  bool isThrown = signal == SIGABRT && lastThrown[0] != '\0' && std::current_exception() != nullptr;
  sayLastWords();
  recorder.crash(isThrown ? lastThrown : isStack ? "SIGSEGV: the stack is full" : nameOf(signal));
  struct sigaction action = {};
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, nullptr);
  raise(signal);
}

void fail(int status) { syscall(SYS_exit_group, status); }

// In the environment: how many steps are passed over, how many are wanted, from which line on (0: any), within how many
// bytes.
void readWindow() {
  char text[128] = {};
  if (const char* given = getenv("VERDICT_STEPS")) strncpy(text, given, sizeof text - 1);
  char* rest = text;
  Window& window = recorder.window;
  window.skip = integer(rest);
  window.most = integer(rest);
  window.line = static_cast<int>(integer(rest));
  window.mostBytes = static_cast<size_t>(integer(rest));
}

void setBreakpoints() {
  u64 low = plan.codeBegin & ~4095ul, high = (plan.codeEnd + 4095) & ~4095ul;
  if (mprotect(reinterpret_cast<void*>(low), high - low, PROT_READ | PROT_WRITE | PROT_EXEC) != 0) fail(96);
  for (int i = 0; i < plan.stopCount; i++) {
    u8* at = reinterpret_cast<u8*>(plan.stops[i].address);
    plan.stops[i].byte = *at;
    *at = kBreakpoint;
  }
}

char signalStack[512 << 10];

// Made before all that the program makes before main, and so destroyed after all of it.
struct Agent {
  std::ios_base::Init streams;

  Agent() {
    if (!plan.read(PLAN)) fail(97);
    readWindow();
    recorder.start();
    // High up: a program that counts descriptors finds those that it expects.
    out.fd = static_cast<int>(syscall(SYS_fcntl, 1, F_DUPFD, 200));
    if (out.fd < 0) out.fd = 1;
    mainThread = pthread_self();
    stack_t stack = {};
    stack.ss_sp = signalStack;
    stack.ss_size = sizeof signalStack;
    sigaltstack(&stack, nullptr);
    struct sigaction action = {};
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
    action.sa_sigaction = onTrap;
    sigaction(SIGTRAP, &action, nullptr);
    action.sa_sigaction = onFault;
    for (int signal : {SIGSEGV, SIGFPE, SIGABRT, SIGBUS, SIGILL}) sigaction(signal, &action, nullptr);
    setBreakpoints();
  }
  ~Agent() {
    flushOutput();
    recorder.finish("exit");
  }
};
__attribute__((init_priority(101))) Agent agent;

}  // namespace

void noteThrown(void* exception, std::type_info* type) {
  if (pthread_equal(pthread_self(), mainThread) == 0 || recorder.isOff) return;
  int status = 0;
  char* name = abi::__cxa_demangle(type->name(), nullptr, nullptr, &status);
  void* object = exception;
  bool isStandard = typeid(std::exception).__do_catch(type, &object, 1) || type->__do_catch(&typeid(std::exception), &object, 1);
  const char* what = isStandard ? static_cast<std::exception*>(object)->what() : nullptr;
  int length = snprintf(lastThrown, sizeof lastThrown, what == nullptr ? "%s" : "%s: %s", name == nullptr ? type->name() : name, what);
  free(name);
  recorder.thrown(lastThrown, length < static_cast<int>(sizeof lastThrown) ? length : sizeof lastThrown - 1);
}

}  // namespace steps

// ---- What the program calls instead of the C library's own
extern "C" {

void __real___cxa_throw(void*, void*, void (*)(void*)) __attribute__((noreturn));
void __wrap___cxa_throw(void* exception, void* type, void (*destroy)(void*)) {
  steps::noteThrown(exception, static_cast<std::type_info*>(type));
  __real___cxa_throw(exception, type, destroy);
}

void __real__exit(int) __attribute__((noreturn));
void __wrap__exit(int status) {
  steps::recorder.finish("exit");
  __real__exit(status);
}

ssize_t write(int fd, const void* letters, size_t count) {
  if (fd != 1 && fd != 2) return syscall(SYS_write, fd, letters, count);
  steps::recorder.output(fd, static_cast<const char*>(letters), count);
  if (fd == 2) steps::keepLastWords(static_cast<const char*>(letters), count);
  return static_cast<ssize_t>(count);
}
ssize_t __write(int fd, const void* letters, size_t count) { return write(fd, letters, count); }
ssize_t __libc_write(int fd, const void* letters, size_t count) { return write(fd, letters, count); }

ssize_t writev(int fd, const struct iovec* parts, int count) {
  ssize_t all = 0;
  for (int i = 0; i < count; i++) {
    ssize_t sent = write(fd, parts[i].iov_base, parts[i].iov_len);
    if (sent < 0) return all > 0 ? all : sent;
    all += sent;
  }
  return all;
}

ssize_t read(int fd, void* letters, size_t count) {
  ssize_t got = syscall(SYS_read, fd, letters, count);
  if (fd != 0 || got <= 0) return got;
  steps::recorder.inputRead += got;
  for (ssize_t i = 0; i < got; i++)
    if (static_cast<const char*>(letters)[i] < 0) steps::recorder.isInputPlain = false;
  return got;
}
ssize_t __read(int fd, void* letters, size_t count) { return read(fd, letters, count); }
ssize_t __libc_read(int fd, void* letters, size_t count) { return read(fd, letters, count); }
}
