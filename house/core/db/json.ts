import { customType } from 'drizzle-orm/pg-core';

/**
 * A jsonb column that may hold any value. Drizzle's own reads a text once more as JSON after node-pg has read it, which
 * makes the number 5 of the text "5".
 */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
