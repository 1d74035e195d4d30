import { bigint } from 'drizzle-orm/pg-core';

/** A moment, ms of the server's clock. */
export const time = (name: string) => bigint(name, { mode: 'number' });

/** What names a row, or another one. */
export const id = (name: string) => bigint(name, { mode: 'bigint' });

/** An amount of money in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
