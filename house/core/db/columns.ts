import { bigint } from 'drizzle-orm/pg-core';

/** A timestamp, ms of the server's clock. */
export const time = (name: string) => bigint(name, { mode: 'number' });

/** The id of a row, or a reference to one. */
export const id = (name: string) => bigint(name, { mode: 'bigint' });

/** An amount of money in minor units. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });
