/**
 * Ten pictures a second are all that anybody follows; each one costs the processor of a machine that may be judging.
 */
const PACE_MS = 100;

/** Shows the latest of many values: the first at once, later ones no more often than that, none after `end`. */
export function paceShown<Value>(show: (value: Value) => void): { tell: (value: Value) => void; end: () => void } {
  let next: { value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;
  const showNow = (value: Value) => {
    next = null;
    timer = setTimeout(onPause, PACE_MS);
    show(value);
  };
  const onPause = () => {
    timer = null;
    if (next !== null) showNow(next.value);
  };
  return {
    tell(value) {
      if (isOver) return;
      if (timer === null) showNow(value);
      else next = { value };
    },
    end() {
      isOver = true;
      next = null;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
