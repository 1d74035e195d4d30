import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlayedBet, PlayedRound, PlayedRoundDetail } from '../../../contract/http/play/records.ts';
import type { Currency } from '../../../contract/money.ts';
import { useRoundMarks } from '../../games/roundMarks.ts';
import { formatClock, formatDateTime } from '../../i18n/dates.ts';
import { formatMoney, formatRate, signedMoney } from '../../i18n/format.ts';
import { retryUnlessNotFound } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { roundName, roundWays } from '../../shared/play/roundWords.ts';
import { Line } from '../../shared/records/Line.tsx';
import { RecordSheet } from '../../shared/records/RecordSheet.tsx';
import { ResultMarks } from '../../shared/records/RoundRow.tsx';
import { playedRound, type RoundMarks } from '../../shared/records/rounds.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import rows from '../../ui/styles/row.module.css';
import styles from './BetRoundPage.module.css';

/** One round of the player (`?played=`): all bets, all transfers, and links to replay and check it. */
export function BetRoundPage() {
  const { t } = useTranslation('records');
  const pages = usePages();
  const userId = useSession((session) => session.player?.id);
  const id = pages.params.played ?? '';
  const valid = /^[a-z]\d{1,18}$/.test(id);
  const query = useQuery({
    ...playedRound(userId ?? '', id),
    enabled: valid && userId !== undefined,
    retry: retryUnlessNotFound,
  });
  const { data } = query;
  const title = data
    ? `${data.round.title}, ${t('round', { id: roundName(data.round.game, data.round.roundId) })}`
    : t('title');
  return (
    <RecordSheet
      title={title}
      valid={valid}
      query={query}
      icon="history"
      missing={t('missing')}
      way={<Button onClick={() => pages.open('bet-history')}>{t('title')}</Button>}
      waiting={['112px', '180px', '180px']}
    >
      {(played) => <Round played={played} />}
    </RecordSheet>
  );
}

const STATUSES = {
  open: { text: 'open', tone: 'volt' },
  won: { text: 'won', tone: 'teal' },
  lost: { text: 'lost', tone: 'quiet' },
  returned: { text: 'even', tone: 'quiet' },
} as const;

function Round({ played: { round, bets, steps, transactions } }: { played: PlayedRoundDetail }) {
  const { t, i18n } = useTranslation('records');
  const { open } = usePages();
  const marks = useRoundMarks(round.game);
  const { status, currency, givenBack, net } = round;
  const money = (amount: string) => formatMoney(BigInt(amount), currency as Currency);
  const { text, tone } = STATUSES[status];
  // The last step is the result of a round that is played step by step.
  const parts = steps.length > 0 ? steps : round.result;
  const facts = [
    ...(parts && marks
      ? [
          {
            label: t(steps.length > 0 ? 'steps' : 'result'),
            value: <ResultMarks result={parts} marks={marks} size={24} />,
          },
        ]
      : []),
    { label: t('time'), value: formatDateTime(round.at, i18n.language) },
    { label: t('stakedLabel'), value: money(round.staked) },
    ...(status === 'open' ? [] : [{ label: t('returnedLabel'), value: money(round.returned) }]),
    ...(givenBack === '0' ? [] : [{ label: t('givenBackLabel'), value: money(givenBack) }]),
  ];
  return (
    <div className={detail.detail}>
      <div className={`${detail.head} ${styles.head}`}>
        <Badge tone={tone}>{t(text)}</Badge>
        <p className={`${detail.amount} ${styles.amount}`} data-came={BigInt(net) > 0n || undefined}>
          {status === 'open' ? money(round.staked) : signedMoney(BigInt(net), currency as Currency)}
        </p>
        {status === 'open' && <p className={styles.note}>{t('openNote')}</p>}
      </div>
      <Facts rows={facts} />
      <Ways round={round} />
      <section className={styles.section}>
        <h3 className={styles.title}>{t('betsTitle')}</h3>
        <ul className={styles.list}>
          {bets.map((bet) => (
            <Bet key={bet.id} bet={bet} currency={currency as Currency} marks={marks} />
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h3 className={styles.title}>{t('movesTitle')}</h3>
        <ul className={styles.list}>
          {transactions.map((line) => (
            <Line key={line.id} line={line} onOpen={() => open('transaction', { entry: line.id })} />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Links to the round once it has ended, before that to its game. */
function Ways({ round: { game, roundId, status } }: { round: PlayedRound }) {
  const { t } = useTranslation('records');
  const { replay, check } = roundWays(game, roundId);
  if (status === 'open')
    return (
      <LinkButton kind="primary" to={`/game/${game}`}>
        {t('toTable')}
      </LinkButton>
    );
  return (
    <div className={`${detail.ways} ${styles.ways}`}>
      <LinkButton to={replay}>
        <Icon name="play" size={18} />
        {t('replay')}
      </LinkButton>
      {check !== null && (
        <LinkButton to={check}>
          <Icon name="shield" size={18} />
          {t('check')}
        </LinkButton>
      )}
    </div>
  );
}

const FATES = { placed: 'open', lost: 'lost', returned: 'givenBack' } as const;

/** One bet: its choice, time, amount and result. */
function Bet({ bet, currency, marks }: { bet: PlayedBet; currency: Currency; marks: RoundMarks | null }) {
  const { t, i18n } = useTranslation('records');
  const { pool, amount, autoRate, status, rate, payout, bonus, placedAt } = bet;
  const notes = [
    formatClock(placedAt, i18n.language),
    ...(autoRate === null ? [] : [t('autoAt', { rate: formatRate(BigInt(autoRate)) })]),
    ...(bonus ? [t('bonus')] : []),
  ];
  return (
    <li className={rows.item}>
      <div className={`${rows.row} ${styles.bet}`}>
        <span className={styles.words}>
          <span className={styles.on}>
            {pool !== null && (marks?.Bet ? <marks.Bet pool={pool} size={22} /> : pool)}
            {formatMoney(BigInt(amount), currency)}
          </span>
          <span className={styles.quiet}>{notes.join(' · ')}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.win} data-status={status}>
            {status === 'cashed' ? formatMoney(BigInt(payout), currency) : t(FATES[status])}
          </span>
          {rate !== null && <span className={styles.quiet}>{formatRate(BigInt(rate))}</span>}
        </span>
      </div>
    </li>
  );
}
