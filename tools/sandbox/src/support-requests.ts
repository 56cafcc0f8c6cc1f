import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { requestNumber, requestNumbers, type SupportKind } from '@kinemorph/api-client/support-rules';
import type { Clock } from './clock.ts';
import type { Market } from './market.ts';

/** A file attached to a request. */
export interface AttachedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A submitted support form. */
export interface SentRequest {
  readonly market: Market;
  readonly kind: SupportKind;
  /** The sender's idempotency key: a request with the same key is the same request. */
  readonly key: string;
  readonly region: string;
  readonly locale: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: AttachedFile | undefined;
}

/** A stored request; of its file only the name, the type and the size in bytes. */
export interface KeptRequest extends Omit<SentRequest, 'file' | 'key'> {
  readonly number: string;
  readonly file: { readonly name: string; readonly type: string; readonly size: number } | null;
  readonly requestedAt: string;
}

/** The support requests of visitors. */
export interface SupportRequests {
  /** Stores a request and returns its number. A repeated request keeps its number, and replaces the stored data. */
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
        // No row is returned if the number belongs to another request: another number is tried.
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
