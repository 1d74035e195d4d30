import { refusalOf } from './refusals.ts';

/** A statement of a transaction whose SQL may refuse. @throws the Refusal it stands for */
export async function refusing<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    // Drizzle wraps what the database said.
    throw refusalOf(error instanceof Error && error.cause ? error.cause : error);
  }
}
