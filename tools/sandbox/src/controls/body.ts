import type { Context } from 'hono';
import * as v from 'valibot';

/** Reads the body of a control's request, or responds 400 with the invalid field. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Response> {
  const parsed = v.safeParse(schema, await c.req.json<unknown>().catch(() => undefined));
  return parsed.success ? parsed.output : c.json({ error: parsed.issues.map(explain).join('; ') }, 400);
}

function explain(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (issue.type === 'strict_object') {
    if (field === null) return 'the body must be a JSON object';
    return issue.expected === 'never' ? `${field}: there is no such field` : `${field}: is missing`;
  }
  return field === null ? issue.message : `${field}: ${issue.message}`;
}
