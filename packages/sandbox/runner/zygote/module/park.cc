// The module that a Node program loads to become a zygote (../zygote.h): park() waits for orders, makes a box for each,
// and returns in the copies, which go on to run the submission.

#include <node.h>
#include <node_api.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <uv.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "box/descriptor-socket.h"
#include "box/seccomp.h"
#include "zygote/module/memory-beside-heap.h"
#include "zygote/zygote.h"

namespace {

std::optional<int> exitCode;

struct MappedRange {
  unsigned long first;
  unsigned long end;
  bool isSharedToWrite;
};

std::vector<MappedRange> mappedRanges() {
  std::ifstream maps("/proc/self/maps");
  if (!maps) throw StepError("read the memory map", errno);
  std::vector<MappedRange> ranges;
  for (std::string line; std::getline(maps, line);) {
    MappedRange range = {};
    char permissions[5] = "";
    if (sscanf(line.c_str(), "%lx-%lx %4s", &range.first, &range.end, permissions) != 3) continue;
    range.isSharedToWrite = permissions[1] == 'w' && permissions[3] == 's';
    ranges.push_back(range);
  }
  return ranges;
}

// V8 keeps its heap out of copies, to make the start of other programs cheap. What can be written to and is shared (the
// rings of the event loops, which a zygote never turns again) would be the same memory in all copies, and one program
// could leave there what another one reads. Memory of its own takes its place, so that nothing else comes to lie there:
// renewing the loop in a copy unmaps it by its address.
void makeMemoryCopyable() {
  for (const MappedRange& range : mappedRanges()) {
    void* const start = reinterpret_cast<void*>(range.first);
    const size_t bytes = range.end - range.first;
    if (range.isSharedToWrite) {
      constexpr int kFlags = MAP_FIXED | MAP_PRIVATE | MAP_ANONYMOUS;
      void* const own = mmap(start, bytes, PROT_READ | PROT_WRITE, kFlags, -1, 0);
      if (own == MAP_FAILED) throw StepError("replace shared memory", errno);
      continue;
    }
    if (madvise(start, bytes, MADV_DOFORK) == 0) continue;
    // The kernel's own pages (vvar, vdso) refuse, and are in every process anyhow. This list itself has moved some
    // memory.
    if (errno != EINVAL && errno != ENOMEM) throw StepError("make the memory copyable", errno);
  }
}

bool isAsleep(const std::string& task) {
  std::ifstream file("/proc/self/task/" + task + "/stat");
  std::stringstream text;
  text << file.rdbuf();
  const size_t nameEnd = text.str().rfind(')');
  return nameEnd != std::string::npos && text.str().compare(nameEnd + 2, 1, "S") == 0;
}

// A copy has this thread only. What another one holds at that moment, such as the lock of malloc, would be held
// forever. Node's helpers sleep for good once they have started, since V8 runs with --single-threaded.
void waitUntilAlone() {
  constexpr int kTries = 5000;
  const std::string self = std::to_string(gettid());
  for (int tries = 0; tries < kTries; tries++) {
    bool isAlone = true;
    for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
      const std::string name = task.path().filename();
      isAlone = isAlone && (name == self || isAsleep(name));
    }
    if (isAlone) return;
    usleep(1000);
  }
  throw StepError("wait for the other threads to sleep: they do not");
}

ProgramCopy openDescriptors() {
  ProgramCopy copy;
  for (const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
    const int descriptor = std::stoi(entry.path().filename());
    if (descriptor > kZygoteSocket) copy.descriptors.push_back(descriptor);
  }
  // The last one is the listing's own.
  std::erase_if(copy.descriptors, [](int descriptor) { return fcntl(descriptor, F_GETFD) < 0; });
  return copy;
}

void answer(pid_t init, const std::vector<int>& handle, const std::string& error) {
  ZygoteAnswer message = {};
  message.isOk = error.empty();
  message.init = init;
  snprintf(message.error, sizeof message.error, "%s", error.c_str());
  sendWithDescriptors(kZygoteSocket, &message, sizeof message, handle);
}

// What a copy knows of its box.
struct OwnBox {
  Fd reportPipe;
  bool isInterpreted;
};

// Makes one box. A value in the copy that is its program; the pipe for its report is still open there.
std::optional<OwnBox> obey(const ProgramCopy& copy) {
  ZygoteOrder order;
  std::vector<Fd> received = receiveWithDescriptors(kZygoteSocket, &order, sizeof order);
  const size_t expected = 4u + (order.hasUserNamespace ? 1 : 0) + (order.hasCgroup ? 1 : 0);
  if (received.size() != expected) throw StepError("read the order: descriptors are missing");
  BoxStreams streams;
  streams.output.writing = std::move(received[1]);
  streams.errorOutput.writing = std::move(received[2]);
  streams.report.writing = std::move(received[3]);
  const BoxPlan plan = {.kind = order.kind, .copy = &copy, .mountNamespace = received[0].get(),
                        .userNamespace = order.hasUserNamespace ? received[4].get() : -1};
  try {
    const StartedBox box = startBox(plan, streams, order.hasCgroup ? received.back().get() : -1);
    Fd& reportPipe = streams.report.writing;
    if (box.init == 0) return OwnBox{.reportPipe = std::move(reportPipe), .isInterpreted = order.isInterpreted};
    answer(box.init, {box.initHandle.get()}, "");
  } catch (const StepError& error) {
    answer(0, {}, error.what());
  }
  return std::nullopt;
}

// The rest of becoming a program, for which program.cc has no words.
void completeCopy(uv_loop_t* loop, const Filter& filter) {
  close(kZygoteSocket);
  // The filter first: the loop must not find an io_uring that it could not use afterwards.
  must("install the system call filter", installFilter(filter));
  if (const int error = uv_loop_fork(loop); error != 0) throw StepError("renew the event loop", -error);
}

// Returns in the copies only: whether this one is to compile nothing.
bool serve(uv_loop_t* loop) {
  makeMemoryCopyable();
  waitUntilAlone();
  renouncePrivileges();
  const Filter filter = filterFor(Profile::kNode, std::nullopt);
  const ProgramCopy copy = openDescriptors();
  answer(0, {}, "");
  std::optional<OwnBox> box;
  while (!(box = obey(copy))) {
  }
  try {
    completeCopy(loop, filter);
  } catch (const StepError& error) {
    reportFailure(box->reportPipe.get(), error.what(), 0);
  }
  return box->isInterpreted;
}

// What every copy must have of its own, and what it was ordered to be: { pid, seed, isInterpreted }.
napi_value describeCopy(napi_env env, bool isInterpreted) {
  int32_t seed = 0;
  must("choose a seed", getrandom(&seed, sizeof seed, 0));
  napi_value copy;
  napi_value number;
  napi_create_object(env, &copy);
  napi_create_int32(env, getpid(), &number);
  napi_set_named_property(env, copy, "pid", number);
  // V8 takes 0 for no seed.
  napi_create_int32(env, (seed & 0x7fffffff) | 1, &number);
  napi_set_named_property(env, copy, "seed", number);
  napi_value flag;
  napi_get_boolean(env, isInterpreted, &flag);
  napi_set_named_property(env, copy, "isInterpreted", flag);
  return copy;
}

// Returns in the copies only. The zygote itself ends here, with the runner or when something fails.
napi_value park(napi_env env, napi_callback_info) {
  uv_loop_t* loop;
  if (napi_get_uv_event_loop(env, &loop) != napi_ok) _exit(1);
  try {
    const bool isInterpreted = serve(loop);
    beginMemoryOfCopy();
    return describeCopy(env, isInterpreted);
  } catch (const std::exception& error) {
    fprintf(stderr, "zygote: %s\n", error.what());
    _exit(1);
  }
}

// Everything is written by then. What Node does after it would wait for the threads that a copy does not have.
void leave(void*) {
  checkMemoryBesideHeap(v8::Isolate::GetCurrent());
  _exit(*exitCode);
}

// Called when the end has begun, since Node runs what is to be done at exit also before a signal that may not end it.
napi_value setExitCode(napi_env env, napi_callback_info info) {
  size_t count = 1;
  napi_value value;
  int32_t code;
  if (napi_get_cb_info(env, info, &count, &value, nullptr, nullptr) != napi_ok) return nullptr;
  if (napi_get_value_int32(env, value, &code) != napi_ok) return nullptr;
  const v8::Local<v8::Context> context = v8::Isolate::GetCurrent()->GetCurrentContext();
  if (!exitCode) node::AtExit(node::GetCurrentEnvironment(context), leave, nullptr);
  exitCode = code;
  return nullptr;
}

// In an ordinary start as well, whose way out is Node's own.
napi_value limitMemory(napi_env env, napi_callback_info info) {
  size_t count = 2;
  napi_value values[2];
  double bytes;
  bool leavesByItself;
  if (napi_get_cb_info(env, info, &count, values, nullptr, nullptr) != napi_ok) return nullptr;
  if (napi_get_value_double(env, values[0], &bytes) != napi_ok) return nullptr;
  if (napi_get_value_bool(env, values[1], &leavesByItself) != napi_ok) return nullptr;
  v8::Isolate* isolate = v8::Isolate::GetCurrent();
  node::Environment* environment = node::GetCurrentEnvironment(isolate->GetCurrentContext());
  if (!limitMemoryBesideHeap(isolate, static_cast<size_t>(bytes))) {
    node::AtExit(environment, [](void* of) { checkMemoryOfWorker(static_cast<v8::Isolate*>(of)); }, isolate);
  } else if (leavesByItself) {
    node::AtExit(environment, [](void* of) { checkMemoryBesideHeap(static_cast<v8::Isolate*>(of)); }, isolate);
  }
  return nullptr;
}

void addFunction(napi_env env, napi_value exports, const char* name, napi_callback function) {
  napi_value value;
  napi_create_function(env, name, NAPI_AUTO_LENGTH, function, nullptr, &value);
  napi_set_named_property(env, exports, name, value);
}

}  // namespace

NAPI_MODULE_INIT() {
  addFunction(env, exports, "park", park);
  addFunction(env, exports, "setExitCode", setExitCode);
  addFunction(env, exports, "limitMemory", limitMemory);
  return exports;
}
