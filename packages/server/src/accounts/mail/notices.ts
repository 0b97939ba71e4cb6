import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "../../platform/http/errors.ts";
import type { Log } from "../../platform/log.ts";
import type { Mail, Mailer } from "./mail.ts";

const MINUTE_MS = 60_000;
/** After a mail server was away or too slow. */
const PAUSES_MS = [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];
/** Of some 5 kB each. */
const MOST_WAITING = 1_000;

/**
 * Mails that tell of something that is done: to an account, or for a class. Nobody waits for them, and what they tell
 * of stands when they cannot be sent: they are tried again for hours, as long as this process lives.
 */
export interface Notices {
  tell: (mail: Mail) => void;
  /** What still waits is not sent any more; the log says to whom. */
  close: () => void;
}

export function createNotices(
  input: { mailer: Pick<Mailer, "send">; log: Pick<Log, "warn"> },
  pausesMs: readonly number[] = PAUSES_MS,
): Notices {
  const { mailer, log } = input;
  const closing = new AbortController();
  let waiting = 0;
  const giveUp = (mail: Mail, err: unknown) =>
    log.warn({ err, to: mail.to, subject: mail.subject }, "A mail that nobody waits for was not sent");
  const send = async (mail: Mail): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        await mailer.send(mail);
        return;
      } catch (error) {
        const pauseMs = pausesMs[tries];
        // The mail server refuses the address: it would again.
        const isFinal = error instanceof DomainError && error.code === "bad_input";
        if (isFinal || pauseMs === undefined || closing.signal.aborted) {
          giveUp(mail, error);
          return;
        }
        await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      }
    }
  };
  return {
    tell(mail) {
      if (waiting >= MOST_WAITING) {
        giveUp(mail, new Error("too many such mails wait already"));
        return;
      }
      waiting += 1;
      send(mail).finally(() => {
        waiting -= 1;
      });
    },
    close: () => closing.abort(),
  };
}
