import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChatMessageFragment, ChatWinFragment } from '../../../contract/chat/operations.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatClock } from '../../i18n/dates.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { useSession } from '../../shared/account/session.ts';
import { rateBand } from '../../shared/play/rateBand.ts';
import { roundName, roundWays } from '../../shared/play/roundWords.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { ChatActions } from './ChatActions.tsx';
import styles from './ChatLine.module.css';
import { piecesOf } from './chatLog.ts';
import type { ChatRoom, Outgoing } from './chatRoom.ts';

/** A message or a shared win; a press on the author's name opens the actions. */
export const ChatLine = memo(function ChatLine({
  chat,
  message,
  userId,
  onCall,
}: {
  chat: ChatRoom;
  message: ChatMessageFragment;
  /** The current user; undefined for a visitor. */
  userId: string | undefined;
  onCall: (player: { userId: string; name: string }) => void;
}) {
  const { t, i18n } = useTranslation('chat');
  const [open, setOpen] = useState(false);
  const { name, avatar, at, win, mentions } = message;
  const own = message.userId === userId;
  const called = mentions.some((one) => one.userId === userId);
  const canAct = userId !== undefined && !own;
  const head = (
    <>
      <Avatar avatar={avatar} size={22} />
      <bdi className={styles.name}>{name}</bdi>
      {own && <span className={styles.you}>{t('you')}</span>}
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        {formatClock(at, i18n.language)}
      </time>
    </>
  );
  return (
    <li className={styles.line} data-own={own || undefined} data-called={called || undefined}>
      {canAct ? (
        <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
          {head}
          <span className="visually-hidden">{t('actions')}</span>
        </button>
      ) : (
        <div className={styles.head}>{head}</div>
      )}
      {win ? (
        <WinCard game={chat.room} win={win} />
      ) : (
        <p className={styles.text} dir="auto">
          {piecesOf(message).map((piece, place) =>
            piece.userId === null ? (
              piece.text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
              <bdi key={place} className={styles.mention} data-own={piece.userId === userId || undefined}>
                {piece.text}
              </bdi>
            ),
          )}
        </p>
      )}
      {own && message.covered && <p className={styles.note}>{t('covered')}</p>}
      {open && <ChatActions chat={chat} message={message} onCall={onCall} onDone={() => setOpen(false)} />}
    </li>
  );
});

/** A sent message that the server has not accepted yet. */
export function OutgoingLine({ chat, outgoing }: { chat: ChatRoom; outgoing: Outgoing }) {
  const { t } = useTranslation('chat');
  const player = useSession((session) => session.player);
  const { key, text, win, failed } = outgoing;
  return (
    <li className={styles.line} data-own="" data-waits="">
      <div className={styles.head}>
        {player && <Avatar avatar={player.avatar} size={22} />}
        <bdi className={styles.name}>{player?.name}</bdi>
        <span className={styles.time}>{failed ? t('notSent') : t('sending')}</span>
      </div>
      {win ? (
        <WinCard game={chat.room} win={win} />
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {failed && (
        <div className={styles.actions}>
          <button type="button" className={styles.action} onClick={() => void chat.sendAgain(key)}>
            {t('sendAgain')}
          </button>
          <button type="button" className={styles.action} onClick={() => chat.drop(key)}>
            {t('drop')}
          </button>
        </div>
      )}
    </li>
  );
}

/** A shared win, with a link to the round's replay. */
function WinCard({ game, win }: { game: string; win: ChatWinFragment }) {
  const { t } = useTranslation('chat');
  const { replay } = roundWays(game, win.roundId);
  return (
    <div className={styles.win}>
      <WinFacts game={game} win={win} />
      <Link className={styles.replay} to={replay}>
        <Icon name="play" size={16} />
        {t('replay')}
      </Link>
    </div>
  );
}

/** A win in two lines: payout and multiplier, stake and round. */
export function WinFacts({
  game,
  win,
  children,
}: {
  game: string;
  win: ChatWinFragment;
  children?: ReactNode;
}) {
  const { t } = useTranslation('chat');
  const rate = BigInt(win.rate);
  const currency = win.currency as Currency;
  return (
    <span className={styles.facts}>
      <span className={styles.came}>
        <span>{formatMoney(BigInt(win.payout), currency)}</span>
        <span className={styles.rate} data-rate={rateBand(rate)}>
          {formatRate(rate)}
        </span>
      </span>
      <span className={styles.of}>
        {t('winOf', {
          amount: formatMoney(BigInt(win.amount), currency),
          round: roundName(game, win.roundId),
        })}
      </span>
      {children}
    </span>
  );
}
