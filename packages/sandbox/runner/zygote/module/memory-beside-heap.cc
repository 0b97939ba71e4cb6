#include "zygote/module/memory-beside-heap.h"

#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>

namespace {

// What neither V8 nor malloc counts: Node's code as it is first used, and V8's tables and generated code, which come
// and go.
constexpr size_t kUncountedBytes = 40u << 20;
// Buffers that V8 has not collected yet, and what Node itself has there.
constexpr double kShare = 1.2;

struct Held {
  size_t resident = 0;  // The most so far.
  size_t heap = 0;
  size_t beside = 0;
};

size_t limitBytes = 0;
size_t mostBytes = 0;
Held atStart;
size_t largestHeap = 0;
bool isCollecting = false;
// Workers see their own collections.
std::atomic<size_t> largestBeside = 0;

size_t largestResident() {
  rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? static_cast<size_t>(usage.ru_maxrss) * 1024 : 0;
}

// Of the whole process: the buffers of workers as well, and shared ones, which no isolate counts as its own.
size_t allocatedBytes() {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  const struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}

// The words that V8 itself uses when its heap is full, so that both ends look alike.
[[noreturn]] void endForMemory() {
  constexpr char kText[] = "\nFATAL ERROR: too much memory beside the heap - JavaScript heap out of memory\n";
  [[maybe_unused]] const ssize_t written = write(2, kText, sizeof kText - 1);
  abort();
}

v8::HeapStatistics statisticsOf(v8::Isolate* isolate) {
  v8::HeapStatistics statistics;
  isolate->GetHeapStatistics(&statistics);
  return statistics;
}

// V8 alone knows of what it has mapped itself, malloc alone of what belongs to no isolate.
size_t besideHeap(v8::HeapStatistics& statistics) {
  const size_t allocated = allocatedBytes();
  return std::max(statistics.external_memory(), allocated - std::min(allocated, atStart.beside));
}

// What has never been touched is no memory.
bool isBeyond(size_t bytes) { return bytes > mostBytes && largestResident() > atStart.resident + mostBytes; }

bool isBeyondWithHeap(v8::HeapStatistics& statistics) {
  return isBeyond(statistics.used_heap_size() + besideHeap(statistics) - atStart.heap);
}

// V8 gives no buffer back but in a collection, so that there has never been more than before one or at the end.
void checkBeside(v8::HeapStatistics& statistics) {
  const size_t beside = besideHeap(statistics);
  size_t largest = largestBeside;
  while (beside > largest && !largestBeside.compare_exchange_weak(largest, beside)) {
  }
  if (isBeyond(beside)) endForMemory();
}

void checkBeforeCollection(v8::Isolate* isolate, v8::GCType, v8::GCCallbackFlags, void*) {
  v8::HeapStatistics statistics = statisticsOf(isolate);
  checkBeside(statistics);
}

void noteHeap(v8::Isolate* isolate, v8::GCType, v8::GCCallbackFlags, void*) {
  largestHeap = std::max(largestHeap, statisticsOf(isolate).total_physical_size());
}

// In one go, unlike an ordinary collection: that one keeps whatever has been allocated since it began.
void collect(v8::Isolate* isolate) {
  v8::V8::SetFlagsFromString("--expose-gc");
  isCollecting = true;
  isolate->RequestGarbageCollectionForTesting(v8::Isolate::kFullGarbageCollection);
  isCollecting = false;
  v8::V8::SetFlagsFromString("--no-expose-gc");
}

// Before a collection the heap holds any amount of what nobody needs. A collection cannot begin within another one.
void checkAfterCollection(v8::Isolate* isolate, v8::GCType, v8::GCCallbackFlags, void*) {
  v8::HeapStatistics statistics = statisticsOf(isolate);
  if (!isBeyondWithHeap(statistics)) return;
  if (isCollecting) endForMemory();
  isolate->RequestInterrupt([](v8::Isolate* of, void*) { collect(of); }, nullptr);
}

}  // namespace

bool limitMemoryBesideHeap(v8::Isolate* isolate, size_t bytes) {
  const bool isFirst = limitBytes == 0;
  if (isFirst) {
    limitBytes = bytes;
    mostBytes = static_cast<size_t>(static_cast<double>(bytes) * kShare);
    v8::HeapStatistics statistics = statisticsOf(isolate);
    atStart = {.resident = largestResident(), .heap = statistics.used_heap_size(), .beside = allocatedBytes()};
    isolate->AddGCPrologueCallback(noteHeap, nullptr, v8::kGCTypeMarkSweepCompact);
    isolate->AddGCEpilogueCallback(checkAfterCollection, nullptr, v8::kGCTypeMarkSweepCompact);
  }
  isolate->AddGCPrologueCallback(checkBeforeCollection, nullptr, v8::kGCTypeMarkSweepCompact);
  return isFirst;
}

void beginMemoryOfCopy() { atStart.resident = largestResident(); }

void checkMemoryOfWorker(v8::Isolate* isolate) {
  v8::HeapStatistics statistics = statisticsOf(isolate);
  checkBeside(statistics);
}

void checkMemoryBesideHeap(v8::Isolate* isolate) {
  if (limitBytes == 0) return;
  v8::HeapStatistics statistics = statisticsOf(isolate);
  checkBeside(statistics);
  // Shared memory of WebAssembly and the heaps of workers are in no count.
  const size_t heap = std::max(largestHeap, statistics.total_physical_size());
  const size_t beside = std::max(limitBytes, largestBeside.load());
  if (largestResident() > atStart.resident + heap + beside + kUncountedBytes) endForMemory();
  if (isBeyondWithHeap(statistics)) collect(isolate);
}
