const UNIQUE_VIOLATION = '23505';

/** Whether PostgreSQL refused a row because another one has what must be unique. */
export function brokenUnique(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
