import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import type { ListPage } from '../../../contract/http/page.ts';
import {
  type SiteMessage,
  siteMessageRead,
  siteMessages,
  siteMessagesReadAll,
} from '../../../contract/http/site.ts';
import { http } from '../../net/house.ts';
import { queries } from '../../shared/site/queries.ts';
import { oneRead, refreshUnread, setUnread } from '../../shared/site/unreadMessages.ts';

const A_PAGE = 4;

/** The site's messages to all players, the newest first, with what this player has read of them. */
export const messagesOf = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', userId],
    queryFn: ({ pageParam }) => http.send(siteMessages, { page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * A_PAGE < total ? page + 1 : undefined),
    staleTime: 60_000,
  });

/** Marks a message read, here at once and with the house. */
export async function readMessage(userId: string, id: string): Promise<void> {
  change(userId, (message) => (message.id === id ? { ...message, read: true } : message));
  oneRead();
  await told(userId, http.send(siteMessageRead, { id }, { quiet: true }));
}

/** Marks all messages read, here at once and with the house. */
export async function readAllMessages(userId: string): Promise<void> {
  change(userId, (message) => ({ ...message, read: true }));
  setUnread(0);
  await told(userId, http.send(siteMessagesReadAll));
}

function change(userId: string, how: (message: SiteMessage) => SiteMessage): void {
  queries.setQueryData<InfiniteData<ListPage<SiteMessage>, number>>(
    messagesOf(userId).queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, items: page.items.map(how) })),
      },
  );
}

/** Where the house could not be told, its own list is shown again. */
async function told(userId: string, call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch {
    await Promise.all([
      queries.invalidateQueries({ queryKey: messagesOf(userId).queryKey }),
      refreshUnread(),
    ]);
  }
}
