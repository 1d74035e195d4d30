import { randomId } from './storage.ts';

/**
 * Idempotency keys, one per intent: the same content sent again (a press after a lost reply) keeps its key, changed content is
 * a new intent.
 */
export function intentKey<Content>(): (content: Content) => string {
  let last = '';
  let key = '';
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last) {
      last = text;
      key = randomId();
    }
    return key;
  };
}
