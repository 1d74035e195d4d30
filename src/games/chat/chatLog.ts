import type { ChatMessage } from '../../../contract/chat/channel.ts';

/** A room's messages as one reader holds them: oldest first, each once. */

const byId = (one: ChatMessage, other: ChatMessage) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1);

/** With messages that came, in whatever order and however often. The same list when nothing is new. */
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
 * With the newest page, newest first, after a time away: joined where they meet. Else what was known before it is let go, as
 * nobody knows what lies between; what came after it stays.
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

/** Not more than a long evening's reading: the oldest are let go, and can be looked for again. */
export function trimmed(log: readonly ChatMessage[], most = 300): readonly ChatMessage[] {
  return log.length > most ? log.slice(-most) : log;
}

/** Without messages that a moderator took away. */
export function withoutMessages(
  log: readonly ChatMessage[],
  removed: readonly string[],
): readonly ChatMessage[] {
  if (removed.length === 0) return log;
  const gone = new Set(removed);
  return log.filter(({ id }) => !gone.has(id));
}

/** A text in pieces: those that name somebody, and what stands between them. */
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
