import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { requestNumber, requestNumbers, type SupportKind } from '@kinemorph/api-client/support-rules';
import type { Clock } from './clock.ts';
import type { Market } from './market.ts';

/** A file that came with a request. */
export interface AttachedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a form has sent. */
export interface SentRequest {
  readonly market: Market;
  readonly kind: SupportKind;
  /** The sender's own name for the request: sent again under it, it is the same request. */
  readonly key: string;
  readonly region: string;
  readonly locale: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: AttachedFile | undefined;
}

/** A request as the sandbox keeps it; of its file only what it is called, its type and its size in bytes. */
export interface KeptRequest extends Omit<SentRequest, 'file' | 'key'> {
  readonly number: string;
  readonly file: { readonly name: string; readonly type: string; readonly size: number } | null;
  readonly requestedAt: string;
}

/** What visitors have asked of the company. */
export interface SupportRequests {
  /** Keeps a request and returns its number. One that is sent again keeps its number and takes what was sent last. */
  keep(request: SentRequest): string;
  list(): KeptRequest[];
}

type Row = Omit<KeptRequest, 'fields' | 'file'> & {
  readonly fields: string;
  readonly fileName: string | null;
  readonly fileType: string | null;
  readonly fileSize: number | null;
};

/** The requests of a database; makes their table when it is missing. */
export function supportRequestsIn(db: DatabaseSync, now: Clock): SupportRequests {
  createTable(db);
  const insert = db.prepare(`
    INSERT INTO support_requests (number, market, kind, key, region, locale, fields, file_name, file_type, file, requested_at)
    VALUES (:number, :market, :kind, :key, :region, :locale, :fields, :fileName, :fileType, :file, :at)
    ON CONFLICT (market, kind, key) DO UPDATE SET
      region = excluded.region, locale = excluded.locale, fields = excluded.fields,
      file_name = excluded.file_name, file_type = excluded.file_type, file = excluded.file
    ON CONFLICT (number) DO NOTHING
    RETURNING number
  `);
  const all = db.prepare(`
    SELECT number, market, kind, region, locale, fields, file_name AS fileName, file_type AS fileType, length(file) AS fileSize, requested_at AS requestedAt
    FROM support_requests ORDER BY rowid
  `);
  return {
    keep({ market, kind, key, region, locale, fields, file }) {
      for (;;) {
        const number = requestNumber(randomInt(requestNumbers));
        if (number === undefined) continue;
        const values = {
          number,
          market,
          kind,
          key,
          region,
          locale,
          fields: JSON.stringify(fields),
          fileName: file?.name ?? null,
          fileType: file?.type ?? null,
          file: file?.bytes ?? null,
          at: new Date(now()).toISOString(),
        };
        const kept = insert.get(values) as { number: string } | undefined;
        // Nothing comes back when the number belongs to another request: the next one is drawn.
        if (kept) return kept.number;
      }
    },
    list: () =>
      (all.all() as unknown as Row[]).map(({ fields, fileName, fileType, fileSize, ...row }) => ({
        ...row,
        fields: JSON.parse(fields) as Record<string, string>,
        file: fileName === null ? null : { name: fileName, type: fileType ?? '', size: fileSize ?? 0 },
      })),
  };
}

function createTable(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS support_requests (
      number TEXT PRIMARY KEY,
      market TEXT NOT NULL,
      kind TEXT NOT NULL,
      key TEXT NOT NULL,
      region TEXT NOT NULL,
      locale TEXT NOT NULL,
      fields TEXT NOT NULL,
      file_name TEXT,
      file_type TEXT,
      file BLOB,
      requested_at TEXT NOT NULL,
      UNIQUE (market, kind, key)
    ) STRICT
  `);
}
