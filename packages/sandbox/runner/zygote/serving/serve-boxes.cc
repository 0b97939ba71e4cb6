#include "zygote/serving/serve-boxes.h"

#include <sys/mman.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "box/descriptor-socket.h"
#include "box/seccomp.h"
#include "zygote/zygote.h"

namespace {

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

// Makes one box. A value in the copy that is its program; the pipe for its report is still open there.
std::optional<OwnBox> obey(const ProgramCopy& copy) {
  ZygoteOrder order;
  std::vector<Fd> received = receiveWithDescriptors(kZygoteSocket, &order, sizeof order);
  const size_t expected =
      4u + (order.hasInputPipe ? 1 : 0) + (order.hasUserNamespace ? 1 : 0) + (order.hasCgroup ? 1 : 0);
  if (received.size() != expected) throw StepError("read the order: descriptors are missing");
  BoxStreams streams;
  streams.output.writing = std::move(received[1]);
  streams.errorOutput.writing = std::move(received[2]);
  streams.report.writing = std::move(received[3]);
  if (order.hasInputPipe) streams.input.reading = std::move(received[4]);
  const size_t userNamespaceAt = order.hasInputPipe ? 5 : 4;
  const BoxPlan plan = {.kind = order.kind, .copy = &copy, .mountNamespace = received[0].get(),
                        .userNamespace = order.hasUserNamespace ? received[userNamespaceAt].get() : -1};
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

}  // namespace

OwnBox serveBoxes(Profile profile) {
  makeMemoryCopyable();
  waitUntilAlone();
  renouncePrivileges();
  const Filter filter = filterFor(profile, std::nullopt);
  const ProgramCopy copy = openDescriptors();
  answer(0, {}, "");
  std::optional<OwnBox> box;
  while (!(box = obey(copy))) {
  }
  close(kZygoteSocket);
  try {
    must("install the system call filter", installFilter(filter));
  } catch (const StepError& error) {
    reportFailure(box->reportPipe.get(), error.what(), 0);
  }
  return std::move(*box);
}
