// What the kernel's files in /proc tell of one process. All of it is zero for a process that is gone: it may end at any
// moment, and that is no error here.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

std::vector<pid_t> threadsOf(const std::string& procFolder, pid_t process);

std::vector<pid_t> childrenOf(const std::string& procFolder, pid_t process);

// Whether any process below this one has not yet begun to end. One that ends has closed what it had open by then.
bool isGoingOn(const std::string& procFolder, pid_t init);

// User and system time of all its threads.
int64_t clockMicros(pid_t process);

// User and system time of the children that it has already waited for, in ticks of 10 ms.
int64_t reapedMicros(const std::string& procFolder, pid_t process);

// How long the one of its living threads that waited longest has stood ready while others had the processor, in
// nanoseconds; nothing where the kernel does not count it.
std::optional<int64_t> longestWait(const std::string& procFolder, pid_t process);

// How long a thread has had a processor or stood ready for one; nothing where it is gone or the kernel does not count it.
std::optional<int64_t> wantedProcessorNanos(const std::string& procFolder, pid_t process, pid_t thread);

struct HeldMemory {
  int64_t nowBytes = 0;
  int64_t peakBytes = 0;
  int64_t threads = 0;
};

// What goes back to the machine when the process ends: its pages, those of them that are swapped out, and the tables
// that say where they are, which alone can be as large (a page of 4 KB for each that is read once, 2 MB apart).
HeldMemory heldMemory(const std::string& procFolder, pid_t process);
