import { id } from '../../core/db/columns.ts';
import { users } from './tables.ts';

/** The player that a row belongs to. */
export const player = (name: string) =>
  id(name)
    .notNull()
    .references(() => users.id);
