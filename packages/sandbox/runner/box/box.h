// One run: a new process-id namespace whose first process ("init") starts the program, waits for it, reports and
// leaves. When init is gone the kernel has ended every process of the namespace, whatever it did to hide: that is the
// kill-all.
#pragma once

#include <sys/resource.h>

#include <memory>
#include <string>
#include <vector>

#include "box/credentials.h"

inline int64_t micros(const timeval& time) { return time.tv_sec * 1000000ll + time.tv_usec; }

// What init writes into the report pipe, once. Plain bytes: both ends are the same program.
struct InitReport {
  enum class Kind { kFailed, kEnded } kind;
  char step[96];  // kFailed: what could not be done …
  int error;      // … and why
  int status;     // kEnded: the wait status of the program
  int64_t cpuMicros;
  int64_t peakBytes;
};

// Which system calls the program may make (allowed-calls.h).
enum class Profile { kNative, kJava, kNode, kBuild };

// Compilers and validators may; judged programs may start threads only.
inline bool mayFork(Profile profile) { return profile == Profile::kBuild; }
inline bool usesJvm(Profile profile) { return profile == Profile::kJava || profile == Profile::kBuild; }

struct Limits {
  int64_t cpuMs;
  int64_t wallMs;
  int64_t memoryBytes;
  int64_t outputBytes;
  int64_t errorOutputBytes;
  int64_t processes;
  int64_t stackBytes;  // -1: unlimited
  int64_t fileBytes;
};

// What a box is like. Plain bytes, since zygotes are told it over a socket.
struct BoxKind {
  Mode mode;
  uid_t boxUser;
  bool corePipe;  // The host hands core dumps to a program.
  bool hasToolchain;
  bool needsProc;
  bool letsOthersFirst;  // Its program has a processor only while nobody else on the machine wants it.
  Limits limits;
};

// A program that is executed from its file.
struct ProgramFile {
  std::vector<std::string> arguments;
  std::vector<std::string> environment;
};

// A program that this process has loaded already: it goes on in a copy of the process (zygote/zygote.h).
struct ProgramCopy {
  // What the process has open for itself. A copy finds /dev/null there, or it would share them with all other copies.
  std::vector<int> descriptors;
};

struct BoxPlan {
  BoxKind kind;
  // Exactly one of the two.
  const ProgramFile* file = nullptr;
  const ProgramCopy* copy = nullptr;
  bool isInterpreted = false;  // Of a copy: it goes on without its runtime's compilers.
  int mountNamespace = -1;
  int userNamespace = -1;   // Of the program alone; -1 where there is none.
  // Init runs in the memory of the runner, which saves a third of a box: nothing has to be copied, not even by and by.
  bool sharesMemory = false;
};

struct BoxStreams {
  Pipe input;  // Only for a session; otherwise the input is a file.
  Pipe output;
  Pipe errorOutput;
  Pipe report;
};

struct StartedBox {
  pid_t init;
  Fd initHandle;
  // What init works with; it must stay until init is gone.
  std::shared_ptr<void> start;
};

// `cgroup` is a descriptor of a prepared cgroup v2 folder, or -1. With plan.copy the box belongs to the parent of this
// process, and the program returns from here as well, in its box: with init = 0, and the report pipe left open for
// reportFailure until it is complete.
StartedBox startBox(const BoxPlan& plan, BoxStreams& streams, int cgroup);

// Tells the runner why the box has failed, and ends the process.
[[noreturn]] void reportFailure(int reportPipe, const char* step, int error);
