import { crc16 } from './crc16.ts';

/** EMVCo merchant-presented QR codes: fields with a two-digit id, a two-digit length and a value, then a checksum. */

export type EmvField = readonly [tag: string, value: string];

const CRC_HEAD = '6304';

/** Encodes a sequence of fields. @throws when a value is empty or longer than 99 characters */
export function emvFields(fields: readonly EmvField[]): string {
  return fields
    .map(([tag, value]) => {
      if (value.length < 1 || value.length > 99)
        throw new Error(`field ${tag} has ${value.length} characters`);
      return `${tag}${String(value.length).padStart(2, '0')}${value}`;
    })
    .join('');
}

/** A complete code: its fields followed by the checksum. */
export function emvPayload(fields: readonly EmvField[]): string {
  const body = `${emvFields(fields)}${CRC_HEAD}`;
  return body + crc16(body);
}

/** Parses the fields of a text; null if malformed. */
export function readEmvFields(text: string): EmvField[] | null {
  const fields: EmvField[] = [];
  for (let at = 0; at < text.length; ) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    const length = Number(head?.[2]);
    if (!head?.[1] || length === 0 || at + 4 + length > text.length) return null;
    fields.push([head[1], text.slice(at + 4, at + 4 + length)]);
    at += 4 + length;
  }
  return fields;
}

/** The fields of a complete code without its checksum; null if it is malformed or the checksum is wrong. */
export function readEmvPayload(payload: string): EmvField[] | null {
  const body = payload.slice(0, -4);
  if (!body.endsWith(CRC_HEAD) || crc16(body) !== payload.slice(-4)) return null;
  return readEmvFields(body.slice(0, -CRC_HEAD.length));
}
