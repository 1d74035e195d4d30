import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  balanceFlowEntry,
  type JournalAccount,
  type StatementEntry,
  type StatementKind,
  type StatementLine,
} from '../../../contract/http/money/statement.ts';
import type { Currency } from '../../../contract/money.ts';
import { flightOf } from '../../games/flight.ts';
import { formatDateTime } from '../../i18n/dates.ts';
import { formatMoney, formatRate, signedMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { retryUnlessNotFound } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { roundName, roundWays } from '../../shared/play/roundWords.ts';
import { Line, lineTitle, usePromotionTitle } from '../../shared/records/Line.tsx';
import { RecordSheet } from '../../shared/records/RecordSheet.tsx';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Facts } from '../../ui/layout/List.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import detail from '../../ui/styles/detail.module.css';
import styles from './TransactionPage.module.css';

/** One line with its journal entry. */
const statementEntry = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['statement', userId, 'entry', id],
    queryFn: () => http.send(balanceFlowEntry, { id }, { quiet: true }),
  });

/** One line of the statement (`?entry=`) with its full journal entry. */
export function TransactionPage() {
  const { t } = useTranslation('statement');
  const pages = usePages();
  const userId = useSession((session) => session.player?.id);
  const id = pages.params.entry ?? '';
  const valid = /^\d{1,18}$/.test(id);
  const wanted = { ...statementEntry(userId ?? '', id), enabled: valid && userId !== undefined };
  const query = useQuery({ ...wanted, retry: retryUnlessNotFound });
  return (
    <RecordSheet
      title={t('transaction')}
      valid={valid}
      query={query}
      icon="receipt"
      missing={t('missing')}
      way={<Button onClick={() => pages.open('balance-record')}>{t('toStatement')}</Button>}
      waiting={['132px', '150px', '180px']}
    >
      {(entry) => <Entry entry={entry} />}
    </RecordSheet>
  );
}

/** In flight games a bet is cashed out; in others it wins. */
const WON = { text: 'betWon', tone: 'teal' } as const;
const STATUS = {
  placed: { text: 'betPlaced', tone: 'volt' },
  cashed: { text: 'betCashed', tone: 'teal' },
  lost: { text: 'betLost', tone: 'quiet' },
  returned: { text: 'betReturned', tone: 'quiet' },
} as const;

/** A line of the statement: the amount, its bet or order, its journal entry, and related lines. */
function Entry({ entry }: { entry: StatementEntry }) {
  const { t, i18n } = useTranslation('statement');
  const { open } = usePages();
  const { line, bet, together } = entry;
  // The line of a provider's round does not state whether the round has ended; the replay does.
  const settled = bet ? bet.status !== 'placed' : line.kind.startsWith('provider');
  const promotion = usePromotionTitle(line.promotion);
  const currency = line.currency as Currency;
  const amount = BigInt(line.amount);
  const won = bet?.status === 'cashed' && !(line.bet && flightOf(line.bet.game));
  const status = bet && (won ? WON : STATUS[bet.status]);
  const rows = [
    { label: t('time'), value: formatDateTime(line.at, i18n.language) },
    ...(line.bet
      ? [
          { label: t('game'), value: line.bet.title },
          { label: t('round'), value: roundName(line.bet.game, line.bet.roundId) },
        ]
      : []),
    ...(status ? [{ label: t('bet'), value: <Badge tone={status.tone}>{t(status.text)}</Badge> }] : []),
    ...(bet?.rate
      ? [
          { label: t(won ? 'paidAt' : 'cashedAt'), value: formatRate(BigInt(bet.rate)) },
          { label: t('payout'), value: formatMoney(BigInt(bet.payout), currency) },
        ]
      : []),
    ...(promotion === null ? [] : [{ label: t('promotion'), value: promotion }]),
    ...(line.order === null ? [] : [{ label: t('order'), value: line.order }]),
  ];
  return (
    <div className={detail.detail}>
      <div className={`${detail.head} ${styles.head}`}>
        <p className={styles.what}>{lineTitle(t, line)}</p>
        <p className={`${detail.amount} ${styles.amount}`} data-came={amount > 0n || undefined}>
          {signedMoney(amount, currency)}
        </p>
        <p className={styles.balances}>
          {t(line.account === 'bonus' ? 'bonusBalances' : 'balances', {
            before: formatMoney(BigInt(line.balance) - amount, currency),
            after: formatMoney(BigInt(line.balance), currency),
          })}
        </p>
      </div>
      <Facts rows={rows} />
      <EntryWays line={line} settled={settled} />
      {together.length > 1 && (
        <section className={styles.section}>
          <h3 className={styles.title}>{t(line.bet ? 'sameBet' : 'sameOrder')}</h3>
          <ul className={styles.list}>
            {together.map((one) => (
              <Line
                key={one.id}
                line={one}
                onOpen={one.id === line.id ? undefined : () => open('transaction', { entry: one.id })}
              />
            ))}
          </ul>
        </section>
      )}
      <Journal entry={entry} />
    </div>
  );
}

/** Links to the source of a line: the round, or the order in its list. */
function EntryWays({ line, settled }: { line: StatementLine; settled: boolean }) {
  const { t } = useTranslation('statement');
  const { open } = usePages();
  const { bet, kind } = line;
  const ways = bet && roundWays(bet.game, bet.roundId);
  if (bet)
    return settled && ways ? (
      <div className={`${detail.ways} ${styles.ways}`}>
        <LinkButton to={ways.replay}>
          <Icon name="play" size={18} />
          {t('replay')}
        </LinkButton>
        {ways.check !== null && (
          <LinkButton to={ways.check}>
            <Icon name="shield" size={18} />
            {t('check')}
          </LinkButton>
        )}
      </div>
    ) : null;
  if (DEPOSITS.has(kind)) return <Button onClick={() => open('deposit-record')}>{t('toDeposits')}</Button>;
  if (kind === 'hold' || kind === 'returned')
    return <Button onClick={() => open('withdraw-record')}>{t('toWithdrawals')}</Button>;
  return null;
}

/** Kinds of lines that belong to a deposit. */
const DEPOSITS: ReadonlySet<StatementKind> = new Set([
  'deposit',
  'bonus',
  'depositBonus',
  'chargeback',
  'collection',
]);

const ACCOUNTS = {
  wallet: 'accountWallet',
  bonus: 'accountBonus',
  escrow: 'accountStakes',
  held: 'accountHeld',
  house: 'accountHouse',
  mint: 'accountMint',
  promotions: 'accountPromotions',
  clearing: 'accountClearing',
  receivable: 'accountReceivable',
} as const satisfies Record<JournalAccount, string>;

/** The source and destination of the money in the ledger. */
function Journal({ entry }: { entry: StatementEntry }) {
  const { t } = useTranslation('statement');
  const { line, from, to, operation, key } = entry;
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t('journal')}</h3>
      <div className={styles.journal}>
        <p className={styles.side}>
          <span className={styles.label}>{t('from')}</span>
          {t(ACCOUNTS[from])}
        </p>
        <Icon name="chevron" size={20} />
        <p className={styles.side}>
          <span className={styles.label}>{t('to')}</span>
          {t(ACCOUNTS[to])}
        </p>
      </div>
      <Facts
        rows={[
          { label: t('entry'), value: line.id },
          { label: t('operation'), value: operation },
          ...(key === null ? [] : [{ label: t('request'), value: key }]),
        ]}
      />
      <p className={detail.note}>{t('journalNote')}</p>
    </section>
  );
}
