import * as v from 'valibot';

/** Why a body is not read: it is no JSON object with these fields, or a field is of another type. */
export type Unread = 'syntax' | 'types';

/** The object in a body, null where there is none. */
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

/** Bytes that are no UTF-8 are refused, not mended. */
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Reads an object by a schema. A field that is missing, or right in type and wrong in form, is an error of syntax. */
export function readFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Record<string, unknown>,
): { read: v.InferOutput<Schema> } | { unread: Unread } {
  const result = v.safeParse(schema, fields);
  if (result.success) return { read: result.output };
  const types = result.issues.some(({ kind, received }) => kind === 'schema' && received !== 'undefined');
  return { unread: types ? 'types' : 'syntax' };
}

/** A name that a provider gives: printable ASCII, so that every database and log takes it. */
export const name = (most: number) => v.pipe(v.string(), v.regex(/^[\x20-\x7e]+$/), v.maxLength(most));
