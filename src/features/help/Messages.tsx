import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteMessage } from '../../../contract/http/site.ts';
import { formatCount, formatDay } from '../../i18n/format.ts';
import { useLocalized } from '../../i18n/useLocalized.ts';
import { queries } from '../../shared/site/queries.ts';
import { useUnreadMessages } from '../../shared/site/unreadMessages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Messages.module.css';
import { messagesOf, readAllMessages, readMessage } from './siteMessages.ts';

/** What the site has to tell its players. A message is read when it is opened. */
export function Messages({ userId }: { userId: string }) {
  const { t } = useTranslation('help');
  const unread = useUnreadMessages();
  const query = useInfiniteQuery(messagesOf(userId), queries);
  const messages = query.data?.pages.flatMap(({ items }) => items);
  if (messages?.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('messages')}</h2>
        {unread > 0 && (
          <>
            <Badge tone="coral">{t('unread', { count: unread, formatted: formatCount(unread) })}</Badge>
            <button type="button" className={styles.all} onClick={() => void readAllMessages(userId)}>
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
  const localized = useLocalized();
  const [open, setOpen] = useState(false);
  const { id, title, text, at, read } = message;
  const press = () => {
    setOpen(!open);
    if (!read) void readMessage(userId, id);
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
