import * as v from 'valibot';

/** Why a body is refused: not a JSON object with these fields, or a field of another type. */
export type Unread = 'syntax' | 'types';

/** The object in a body; null if there is none. */
export function objectIn(body: Buffer): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(UTF8.decode(body));
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Invalid UTF-8 is refused, not replaced. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Reads an object by a schema. A field that is missing, or has the right type and a wrong format, is a syntax error. */
export function readFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Record<string, unknown>,
): { read: v.InferOutput<Schema> } | { unread: Unread } {
  const result = v.safeParse(schema, fields);
  if (result.success) return { read: result.output };
  const types = result.issues.some(({ kind, received }) => kind === 'schema' && received !== 'undefined');
  return { unread: types ? 'types' : 'syntax' };
}

/** An id given by a provider: printable ASCII, which every database and log accepts. */
export const name = (most: number) => v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/), v.maxLength(most));
