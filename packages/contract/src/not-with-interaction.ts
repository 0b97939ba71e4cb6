/**
 * Why a tool is not there for a problem whose own program has a part in the runs: a sentence each, for screens and for
 * refusals.
 */
export const NOT_WITH_INTERACTION = {
  smallest:
    "There is no search for a failing input here: the problem's own program has a part in each run, so an input alone says nothing.",
  growth:
    "Growth is not measured here: the problem's own program has a part in each run, so there are no inputs of growing size to run yours on.",
  steps: "Steps are not shown here: they would need the problem's interactor, without which your program only waits.",
  weakTests:
    "No inputs can be reported here: the problem's own program has a part in each run, so no solution answers an input alone.",
} as const;
