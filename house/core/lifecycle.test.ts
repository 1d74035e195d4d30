import { pino } from 'pino';
import { expect, it } from 'vitest';
import { undoAll } from './lifecycle.ts';

it('runs in reverse, despite failures, and once', async () => {
  const messages: string[] = [];
  const log = pino(
    { level: 'error' },
    { write: (line: string) => void messages.push(JSON.parse(line).err.message) },
  );
  const ended: string[] = [];
  const undo = [
    () => ended.push('first'),
    async () => {
      throw new Error('the database is away');
    },
    () => {
      throw new Error('gone');
    },
    async () => ended.push('last'),
  ];
  await undoAll(undo, log);
  await undoAll(undo, log);
  expect(ended).toEqual(['last', 'first']);
  expect(messages).toEqual(['gone', 'the database is away']);
});
