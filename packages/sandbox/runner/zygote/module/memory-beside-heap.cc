#include "zygote/module/memory-beside-heap.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace {

// What V8 does not count as its own memory or that of buffers: Node's code as it is first used, its tables and the
// compiler's, which come and go.
constexpr size_t kUncountedBytes = 40u << 20;

size_t mostBytes = 0;
size_t residentAtStart = 0;
size_t largestHeap = 0;

size_t largestResident() {
  rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? static_cast<size_t>(usage.ru_maxrss) * 1024 : 0;
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

// Buffers that have never been touched are no memory.
bool areBuffersBeyond(v8::HeapStatistics& statistics) {
  return statistics.external_memory() > mostBytes && largestResident() > residentAtStart + mostBytes;
}

// V8 gives no buffer back but in a collection, so that there has never been more than before one or at the end.
void checkBeforeCollection(v8::Isolate* isolate, v8::GCType, v8::GCCallbackFlags, void*) {
  v8::HeapStatistics statistics = statisticsOf(isolate);
  largestHeap = std::max(largestHeap, statistics.total_physical_size());
  if (areBuffersBeyond(statistics)) endForMemory();
}

}  // namespace

bool limitMemoryBesideHeap(v8::Isolate* isolate, size_t bytes) {
  if (mostBytes != 0) return false;
  mostBytes = bytes;
  residentAtStart = largestResident();
  isolate->AddGCPrologueCallback(checkBeforeCollection, nullptr, v8::kGCTypeMarkSweepCompact);
  return true;
}

void checkMemoryBesideHeap(v8::Isolate* isolate) {
  if (mostBytes == 0) return;
  v8::HeapStatistics statistics = statisticsOf(isolate);
  if (areBuffersBeyond(statistics)) endForMemory();
  // Shared buffers and those of workers are in no count of V8's.
  const size_t heap = std::max(largestHeap, statistics.total_physical_size());
  if (largestResident() > residentAtStart + heap + mostBytes + kUncountedBytes) endForMemory();
}
