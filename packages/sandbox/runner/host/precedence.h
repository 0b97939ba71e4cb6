// Where the runner and its boxes stand beside other processes when the machine has not enough for all.
#pragma once

// The least that a process can ask for (sched(7)).
constexpr int kLastNice = 19;

// When the machine has no memory left, the kernel ends the largest box first, not the database or the server. Also of
// the runner, since boxes inherit it.
void offerMemoryFirst();

// The watch over a box gets a processor before the boxes do, as far as we may. They do not inherit it.
void watchBeforeBoxes();
