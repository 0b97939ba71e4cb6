import { Readable } from "node:stream";
import pg from "pg";

/*
 * PostgreSQL's own BASE_BACKUP (chapter "Streaming Replication Protocol" of its manual): the server sends its data
 * folder as one tar while it goes on working, with the log that makes the copy whole. What pg_basebackup asks for,
 * which the embedded distribution has not got.
 */

/** Its words must be written large. */
const SLOT = `CREATE_REPLICATION_SLOT verdict_backup_${process.pid} TEMPORARY PHYSICAL RESERVE_WAL`;
const BASE_BACKUP = "BASE_BACKUP (label 'verdict', checkpoint 'fast', wal true, wait true, manifest 'no')";

/** The tar of the data folder. `superuserUrl` is a direct connection. Ends with an error when the server ends it. */
export async function streamBaseBackup(superuserUrl: string): Promise<Readable> {
  const url = `${superuserUrl}&replication=true`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Holds the log that is written meanwhile; gone with the connection.
  await client.query(SLOT);
  const stream = new BaseBackupStream(client);
  client.on("error", (error) => stream.destroy(error));
  client.query(stream.query);
  return stream;
}

interface Wire {
  query: (text: string) => void;
  stream: { pause: () => void; resume: () => void };
}

/** The messages of one query, as `pg` hands them to an object of its interface Submittable. */
class BaseBackupStream extends Readable {
  readonly #client: pg.Client;
  #wire: Wire | null = null;
  #archives = 0;

  constructor(client: pg.Client) {
    super();
    this.#client = client;
  }

  readonly query = {
    submit: (connection: unknown) => {
      this.#wire = connection as Wire;
      this.#wire.query(BASE_BACKUP);
    },
    handleRowDescription: () => undefined,
    handleDataRow: () => undefined,
    handleCommandComplete: () => undefined,
    handleCopyData: ({ chunk }: { chunk: Buffer }) => this.#take(chunk),
    handleReadyForQuery: () => this.push(null),
    handleError: (error: Error) => this.destroy(error),
  };

  override _read(): void {
    this.#wire?.stream.resume();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#client.end().then(
      () => callback(error),
      () => callback(error), // The first error is the one that matters.
    );
  }

  /** The first byte says what it is: `n` a new archive, `d` data of it, `p` progress. */
  #take(chunk: Buffer): void {
    const kind = String.fromCharCode(chunk[0] ?? 0);
    if (kind === "n") this.#archives += 1;
    if (this.#archives > 1) this.destroy(new Error("the database has tablespaces outside of its folder"));
    // A copy: the reader of the connection uses its buffer again.
    if (kind === "d" && !this.push(Buffer.from(chunk.subarray(1)))) this.#wire?.stream.pause();
  }
}
