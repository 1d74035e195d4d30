import type { ChatMessage } from '../../../contract/chat/channel.ts';

/** The client's list of a room's messages: oldest first, no duplicates. */

const byId = (one: ChatMessage, other: ChatMessage) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1);

/** Adds received messages, in any order and possibly repeated. Returns the same list when nothing is new. */
export function withMessages(
  log: readonly ChatMessage[],
  came: readonly ChatMessage[],
): readonly ChatMessage[] {
  const known = new Set(log.map(({ id }) => id));
  const fresh = came.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return log;
  const all = [...log, ...new Map(fresh.map((message) => [message.id, message])).values()].sort(byId);
  return all;
}

/**
 * Adds the newest page (newest first) after time offline. If it overlaps the list, both are joined. Otherwise messages older
 * than the page are dropped because of the unknown gap; newer ones stay.
 */
export function withNewest(
  log: readonly ChatMessage[],
  page: readonly ChatMessage[],
): readonly ChatMessage[] {
  const [newest] = page;
  const known = new Set(log.map(({ id }) => id));
  if (!newest || page.some(({ id }) => known.has(id))) return withMessages(log, page);
  return withMessages(
    page.toReversed(),
    log.filter(({ id }) => BigInt(id) > BigInt(newest.id)),
  );
}

/** Limits the list's length. Older messages are dropped and can be fetched again. */
export function trimmed(log: readonly ChatMessage[], most = 300): readonly ChatMessage[] {
  return log.length > most ? log.slice(-most) : log;
}

/** Without the messages that a moderator removed. */
export function withoutMessages(
  log: readonly ChatMessage[],
  removed: readonly string[],
): readonly ChatMessage[] {
  if (removed.length === 0) return log;
  const gone = new Set(removed);
  return log.filter(({ id }) => !gone.has(id));
}

/** Splits a text into mentions and the text between them. */
export function piecesOf({
  text,
  mentions,
}: Pick<ChatMessage, 'text' | 'mentions'>): { text: string; userId: string | null }[] {
  const named = mentions
    .map(({ userId, name }) => ({ userId, call: `@${name}` }))
    .sort((one, other) => other.call.length - one.call.length);
  const pieces: { text: string; userId: string | null }[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const found = text[at] === '@' ? named.find(({ call }) => text.startsWith(call, at)) : undefined;
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') pieces.push({ text: plain, userId: null });
    plain = '';
    pieces.push({ text: found.call, userId: found.userId });
    at += found.call.length;
  }
  if (plain !== '') pieces.push({ text: plain, userId: null });
  return pieces;
}
