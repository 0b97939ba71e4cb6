import { outsideOfRequests } from "./request-scope.ts";

export interface CoalesceOptions<Answer> {
  /** Answers all keys with one question; what it leaves out has no answer. It runs in no request's name. */
  ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;
  /** So many questions are under way at once; whoever comes meanwhile is gathered for the next one. */
  atOnce: number;
  /** Nobody is gathered for longer, whatever has become of the questions under way. */
  longestMs: number;
}

interface Gathering<Answer> {
  keys: Set<string>;
  answers: Promise<ReadonlyMap<string, Answer>>;
  go: () => void;
}

/**
 * Makes one question of those that many requests have at the same moment (a batch window). A key is always asked for
 * after its caller came, so no answer is older than its request, and nothing is kept. Undefined where there is no
 * answer; a question that fails fails for all of its callers.
 */
export function coalesce<Answer>(options: CoalesceOptions<Answer>): (key: string) => Promise<Answer | undefined> {
  let underWay = 0;
  let gathering: Gathering<Answer> | null = null;

  function gather(): Gathering<Answer> {
    const keys = new Set<string>();
    const { promise: answers, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, Answer>>();
    const timer = underWay < options.atOnce ? undefined : setTimeout(go, options.longestMs);
    function go(): void {
      clearTimeout(timer);
      gathering = null;
      underWay += 1;
      const end = () => {
        underWay -= 1;
        if (underWay < options.atOnce) gathering?.go();
      };
      outsideOfRequests(() => options.ask([...keys]))
        .then(resolve, reject)
        .finally(end);
    }
    return { keys, answers, go };
  }

  return async (key) => {
    gathering ??= gather();
    const own = gathering;
    own.keys.add(key);
    if (underWay < options.atOnce) own.go();
    return (await own.answers).get(key);
  };
}
