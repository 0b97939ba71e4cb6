// The memory that a program has beside V8's heap, such as that of its buffers. V8 keeps the heap within a limit by itself;
// from outside of the process the two cannot be told apart, and what the heap needs as room to work would be open to buffers.
#pragma once

#include <v8.h>

#include <cstddef>

// From now on a program that uses more than this, as is seen before each full collection, ends as one whose heap is full.
// False when there is a limit already: a program may ask for another one, and each of its workers does.
bool limitMemoryBesideHeap(v8::Isolate* isolate, size_t bytes);

// To be asked before the end of a program that has come to it. Returns only when it has kept the limit, or has none.
void checkMemoryBesideHeap(v8::Isolate* isolate);
