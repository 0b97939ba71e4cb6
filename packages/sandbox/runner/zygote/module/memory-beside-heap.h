// The memory that a program has beside V8's heap, such as that of its buffers. V8 keeps the heap within a limit by
// itself; from outside of the process the two cannot be told apart, and what the heap needs as room to work would be
// open to buffers.
#pragma once

#include <v8.h>

#include <cstddef>

// From now on a program ends as one whose heap is full when it has 1.2 times this beside the heap, as is seen before
// each full collection, or with what of the heap is in use after one. The first limit stays, since a program may ask
// for another; each of its workers asks, and from then on its collections are watched as well. True for the first.
bool limitMemoryBesideHeap(v8::Isolate* isolate, size_t bytes);

// To be called in the copy of a process that has set the limit: what is resident is a copy's own affair.
void beginMemoryOfCopy();

// To be asked before the end of a worker, whose buffers go with it.
void checkMemoryOfWorker(v8::Isolate* isolate);

// To be asked before the end of a program that has come to it. Returns only when it has kept the limit, or has none.
void checkMemoryBesideHeap(v8::Isolate* isolate);
