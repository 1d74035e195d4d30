import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPage } from '../../../contract/http/page.ts';
import {
  type SiteMessage,
  siteMessageRead,
  siteMessages,
  siteMessagesReadAll,
} from '../../../contract/http/site/site.ts';
import { formatDay } from '../../i18n/dates.ts';
import { formatCount } from '../../i18n/format.ts';
import { useLocalized } from '../../i18n/i18n.ts';
import { http } from '../../net/backend.ts';
import { nextPage } from '../../net/nextPage.ts';
import { countRead } from '../../shared/site/countRead.ts';
import { useUnreadMessages } from '../../shared/site/unreadMessages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Messages.module.css';

const A_PAGE = 4;

/** The site's messages to all players, newest first, with this player's read marks. */
const messagesOf = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['messages', userId],
    queryFn: ({ pageParam }) => http.send(siteMessages, { page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 60_000,
  });

/** Marks a message as read, locally at once and on the server. */
async function readMessage(client: QueryClient, userId: string, id: string): Promise<void> {
  change(client, userId, (message) => (message.id === id ? { ...message, read: true } : message));
  await markRead(client, userId, (unread) => unread - 1, http.send(siteMessageRead, { id }, { quiet: true }));
}

/** Marks all messages as read, locally at once and on the server. */
async function readAllMessages(client: QueryClient, userId: string): Promise<void> {
  change(client, userId, (message) => ({ ...message, read: true }));
  await markRead(client, userId, () => 0, http.send(siteMessagesReadAll));
}

function change(client: QueryClient, userId: string, how: (message: SiteMessage) => SiteMessage): void {
  client.setQueryData<InfiniteData<ListPage<SiteMessage>, number>>(
    messagesOf(userId).queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, items: page.items.map(how) })),
      },
  );
}

/** If the request fails, the server's list is shown again. */
async function markRead(
  client: QueryClient,
  userId: string,
  left: (unread: number) => number,
  call: Promise<unknown>,
): Promise<void> {
  await countRead(left, call).catch(() =>
    client.invalidateQueries({ queryKey: messagesOf(userId).queryKey }),
  );
}

/** The site's messages to its players. A message is marked as read when opened. */
export function Messages({ userId }: { userId: string }) {
  const { t } = useTranslation('help');
  const client = useQueryClient();
  const unread = useUnreadMessages();
  const query = useInfiniteQuery(messagesOf(userId));
  const messages = query.data?.pages.flatMap(({ items }) => items);
  if (messages?.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('messages')}</h2>
        {unread > 0 && (
          <>
            <Badge tone="coral">{t('unread', { count: unread, formatted: formatCount(unread) })}</Badge>
            <button type="button" className={styles.all} onClick={() => void readAllMessages(client, userId)}>
              {t('readAll')}
            </button>
          </>
        )}
      </div>
      {query.isError && !messages && <ErrorState onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <div className={styles.list} aria-hidden="true">
          <Skeleton height="132px" />
        </div>
      )}
      {messages && (
        <ul className={styles.list}>
          {messages.map((message) => (
            <Message key={message.id} message={message} userId={userId} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </section>
  );
}

function Message({ message, userId }: { message: SiteMessage; userId: string }) {
  const { t, i18n } = useTranslation('help');
  const client = useQueryClient();
  const localized = useLocalized();
  const [open, setOpen] = useState(false);
  const { id, title, text, at, read } = message;
  const press = () => {
    setOpen(!open);
    if (!read) void readMessage(client, userId, id);
  };
  return (
    <li className={styles.message} data-unread={!read || undefined}>
      <button type="button" className={styles.title} aria-expanded={open} onClick={press}>
        <span className={styles.words}>
          <span>
            {!read && <span className="visually-hidden">{t('notRead')} </span>}
            {localized(title)}
          </span>
          <span className={styles.day}>{formatDay(at, i18n.language)}</span>
        </span>
        <span className={styles.arrow} data-open={open || undefined}>
          <Icon name="chevronDown" size={18} />
        </span>
      </button>
      {open && <p className={styles.text}>{localized(text)}</p>}
    </li>
  );
}
