// What the modules of all zygotes (../zygote.h) have in common: they wait for orders and make a box for each.
#pragma once

#include "box/box.h"
#include "fd.h"

// What a copy knows of its box. The runner hears how it is made for as long as the pipe is open.
struct OwnBox {
  Fd reportPipe;
  bool isInterpreted;
};

// Returns in the copies only, each in its box and behind the filter of this profile; what a runtime has to renew in
// itself comes after that. Throws StepError in the zygote, which is of no use then.
OwnBox serveBoxes(Profile profile);
