import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type SlotTitle, titleSchema } from '../../contract/slots/title.ts';

const FOLDER = new URL('../../house/providers/sandbox/slots/titles/', import.meta.url);
const fileOf = (id: string) => new URL(`${id}.json`, FOLDER);

/** A title from its file; null if it does not exist. */
export function readTitle(id: string): SlotTitle | null {
  const file = fileOf(id);
  return existsSync(file) ? v.parse(titleSchema, JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Writes a title with one line per item, which keeps it short and makes changes local. */
export function writeTitle(title: SlotTitle): void {
  mkdirSync(FOLDER, { recursive: true });
  const { id, slot, look, record } = title;
  const parts = [
    `  "id": ${JSON.stringify(id)}`,
    `  "slot": {\n${linesOf(slot)}\n  }`,
    `  "look": ${JSON.stringify(look)}`,
    ...(record ? [`  "record": ${JSON.stringify(record)}`] : []),
  ];
  writeFileSync(fileOf(id), `{\n${parts.join(',\n')}\n}\n`);
}

const linesOf = (of: object) =>
  Object.entries(of)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n');
