// The recorder's own memory, and what it knows of the program's. The recorder takes nothing from the program's heap: a
// program that writes past its arrays is what people look at step by step.
#pragma once
#include <atomic>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

namespace steps {

using u8 = unsigned char;
using u64 = uint64_t;

inline void* mappedPages(size_t bytes) {
  void* pages = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return pages == MAP_FAILED ? nullptr : pages;
}

// ---- Reading what may not be there
// Where a read goes on that the machine refused (1), or that took more memory than there is (2).
inline sigjmp_buf refused;
inline volatile sig_atomic_t isReading;

// ---- Room for what has been said
// Pieces of a power of two. When all of it is taken everything is forgotten at once, and said anew: `epoch` changes.
struct Arena {
  static constexpr size_t kMostBytes = 64u << 20;
  static constexpr int kSmallest = 5, kClasses = 18;
  char* pages;
  size_t taken;
  void* spare[kClasses];
  int epoch = 1;

  void* take(size_t bytes) {
    int power = classOf(bytes);
    if (void* piece = spare[power]) {
      memcpy(&spare[power], piece, sizeof(void*));
      return piece;
    }
    if (pages == nullptr) pages = static_cast<char*>(mappedPages(kMostBytes));
    size_t size = size_t{1} << (power + kSmallest);
    if (pages == nullptr || taken + size > kMostBytes) siglongjmp(refused, 2);
    taken += size;
    return pages + taken - size;
  }
  void give(void* piece, size_t bytes) {
    int power = classOf(bytes);
    memcpy(piece, &spare[power], sizeof(void*));
    spare[power] = piece;
  }
  void forget() {
    taken = 0;
    memset(spare, 0, sizeof spare);
    epoch++;
  }

 private:
  static int classOf(size_t bytes) {
    int power = 0;
    while ((size_t{1} << (power + kSmallest)) < bytes) power++;
    if (power >= kClasses) siglongjmp(refused, 2);
    return power;
  }
};
inline Arena arena;

// ---- The program's blocks
// How large what a pointer points to is, and whether it has been given back.
struct Block {
  u64 address;
  long size;  // -1: freed
};

class Blocks {
  static constexpr int kPower = 18, kTries = 64;
  Block table[1 << kPower];
  std::atomic_flag isHeld = ATOMIC_FLAG_INIT;

  Block* find(u64 address, bool isNew) {
    size_t place = (address >> 4) * 0x9E3779B97F4A7C15u >> (64 - kPower);
    for (int tries = 0; tries < kTries; tries++, place = (place + 1) & ((1 << kPower) - 1)) {
      Block& block = table[place];
      if (block.address == address) return &block;
      if (block.address != 0) continue;
      if (!isNew) return nullptr;
      block.address = address;
      return &block;
    }
    return nullptr;
  }
  template <class Work>
  void alone(Work work) {
    while (isHeld.test_and_set(std::memory_order_acquire)) {
    }
    work();
    isHeld.clear(std::memory_order_release);
  }

 public:
  void took(void* at, size_t size) {
    alone([&] {
      if (Block* block = find(reinterpret_cast<u64>(at), true)) block->size = static_cast<long>(size);
    });
  }
  void gave(void* at) {
    alone([&] {
      if (Block* block = find(reinterpret_cast<u64>(at), false)) block->size = -1;
    });
  }
  // Its size, 0 where no block begins there, -1 where it is freed.
  long sizeAt(u64 address) {
    long size = 0;
    alone([&] {
      if (Block* block = find(address, false)) size = block->size;
    });
    return size;
  }
};
inline Blocks blocks;

// ---- Patterns
// g++ fills variables with this one (-ftrivial-auto-var-init=pattern), and heap.h what it hands out.
constexpr u8 kUnset = 0xFE;
constexpr u8 kFreed = 0xFD;

inline bool isFilled(const u8* at, long size, u8 pattern) {
  for (long i = 0; i < size; i++)
    if (at[i] != pattern) return false;
  return size > 0;
}

template <class V>
V load(const u8* at, long offset = 0) {
  V value;
  memcpy(&value, at + offset, sizeof value);
  return value;
}

}  // namespace steps
