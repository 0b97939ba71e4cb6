// From init to the program: a new process gets the box's streams, limits and credentials, and becomes the program.
// Where a step fails, the start keeps its name and error.
#pragma once

#include "box/init.h"

// Keeps the step and errno. Returns false.
bool failedAt(BoxStart& start, const char* step);

// Both return the process id of the program, or -1 when a step failed. A copy is made by fork(), since the libraries in
// this process have things to renew in it; there it returns 0.
pid_t copyProgram(BoxStart& start);
pid_t executeProgram(BoxStart& start);
