// The program's heap, filled: what it reads before it has set it, or after it has given it back, is told from a value.
#pragma once
#include <malloc.h>

#include "memory.h"

extern "C" {

void* __real_malloc(size_t);
void* __real_calloc(size_t, size_t);
void* __real_realloc(void*, size_t);
void __real_free(void*);

namespace {
// Beyond that only the beginning: large arrays of which little is used take no memory for the rest.
constexpr size_t kMostFilled = 1 << 20;
size_t filled(size_t size) { return size < kMostFilled ? size : kMostFilled; }
}  // namespace

void* __wrap_malloc(size_t size) {
  void* block = __real_malloc(size);
  if (block == nullptr) return nullptr;
  memset(block, steps::kUnset, filled(size));
  steps::blocks.took(block, size);
  return block;
}

void* __wrap_calloc(size_t count, size_t each) {
  void* block = __real_calloc(count, each);
  if (block != nullptr) steps::blocks.took(block, count * each);
  return block;
}

void* __wrap_realloc(void* old, size_t size) {
  if (old == nullptr) return __wrap_malloc(size);
  size_t before = malloc_usable_size(old);
  void* block = __real_realloc(old, size);
  if (block == nullptr && size != 0) return nullptr;
  if (block != old) steps::blocks.gave(old);
  if (block == nullptr) return nullptr;
  if (size > before) memset(static_cast<char*>(block) + before, steps::kUnset, filled(size - before));
  steps::blocks.took(block, size);
  return block;
}

void __wrap_free(void* block) {
  if (block == nullptr) return;
  memset(block, steps::kFreed, filled(malloc_usable_size(block)));
  steps::blocks.gave(block);
  __real_free(block);
}
}
