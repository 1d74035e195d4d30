import { id } from '../../core/db/columns.ts';
import { users } from './tables.ts';

/** Whose a row is. */
export const player = (name: string) =>
  id(name)
    .notNull()
    .references(() => users.id);
