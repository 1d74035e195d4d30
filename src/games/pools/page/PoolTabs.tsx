import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetStatus } from '../../../../contract/channel.ts';
import { payout, RATE_ONE } from '../../../../contract/money.ts';
import { formatMoney, formatPercent } from '../../../i18n/format.ts';
import type { RoundMarks } from '../../../shared/records/rounds.ts';
import { Facts } from '../../../ui/layout/List.tsx';
import { GuideFrame, GuideSection } from '../../frame/GuideFrame.tsx';
import { BetRows } from '../../frame/records/BetRows.tsx';
import { MyPlay } from '../../frame/records/MyPlay.tsx';
import { TableTabs } from '../../frame/TableTabs.tsx';
import type { PoolBet, PoolLimits } from '../engine/poolState.ts';
import styles from './PoolTabs.module.css';
import { usePool, usePoolTotals, usePoolUi } from './poolUi.ts';

/** The lists of a pool game, and its guide: the game's own rules and payouts, then the common rules. */
export function PoolTabs({
  marks,
  stakes,
  fair,
  limitsText,
  rules,
  children,
}: {
  /** The marks of bets and results in the player's rounds. */
  marks: RoundMarks;
  /** The market's limits, used until the server's are known. */
  stakes: PoolLimits;
  /** What is fixed about a round, and when. */
  fair: string;
  /** What the maximum bet applies to. */
  limitsText: string;
  /** Numbered steps. */
  rules: readonly string[];
  /** The payouts of bets. */
  children: (limits: PoolLimits) => ReactNode;
}) {
  const { t } = useTranslation('table');
  const { session } = usePoolUi();
  const limits = usePool(({ game }) => game.limits) ?? stakes;
  const guide = (
    <GuideFrame game={session.wire.key} fair={fair}>
      <GuideSection title={t('guideRulesTitle')} steps={rules} />
      <GuideSection title={t('guidePayTitle')}>{children(limits)}</GuideSection>
      <GuideSection title={t('guideLimitsTitle')}>
        <Facts
          rows={[
            { label: t('guideMin'), value: formatMoney(limits.min) },
            { label: t('guideMax'), value: formatMoney(limits.max) },
          ]}
        />
        <p>{limitsText}</p>
      </GuideSection>
      <GuideSection title={t('guideInterruptTitle')}>
        <p>{t('guideReturned')}</p>
      </GuideSection>
    </GuideFrame>
  );
  return <TableTabs bets={<PoolBets />} mine={<PoolMine marks={marks} />} guide={guide} />;
}

/** The player's own bets in this game. */
function PoolMine({ marks }: { marks: RoundMarks }) {
  const { session } = usePoolUi();
  const decision = usePool((state) => state.decision?.roundId ?? '');
  const stands = usePool(({ game }) => game.round?.ownStakes.reduce((sum, own) => sum + own, 0n) ?? 0n);
  // Re-renders with these, because the hidden results change with them.
  usePool((state) => state.shown);
  usePool(({ game }) => game.round?.roundId);
  return (
    <MyPlay
      game={session.wire.key}
      marks={marks}
      playMark={`${decision} ${stands}`}
      hides={(roundId) => session.hides(roundId)}
      mayAnnounce={() => session.mayAnnounce()}
    />
  );
}

/** All bets of the live round, the player's own on top; winnings appear once the picture has shown them. */
function PoolBets() {
  const { t } = useTranslation('table');
  const totals = usePoolTotals();
  const bets = usePool(({ game }) => game.round?.bets);
  const userId = usePool(({ game }) => game.player?.id);
  const end = usePool(({ game, shown }) => (game.round?.roundId === shown ? game.round?.end : null));
  const rate = useRate();
  const own = (bet: PoolBet) => (bet.userId === userId ? 1 : 0);
  const listed = [...(bets?.values() ?? [])].sort((a, b) => own(b) - own(a) || b.at - a.at);
  const fateOf = (bet: PoolBet): BetStatus => {
    if (!end) return 'placed';
    if (end.voided) return 'returned';
    return rate(bet) > 0n ? 'cashed' : 'lost';
  };
  const paid = listed.reduce((sum, bet) => sum + (end ? payout(bet.amount, rate(bet)) : 0n), 0n);
  return (
    <BetRows
      {...totals}
      paid={end && !end.voided ? { label: t('paidOut'), amount: paid } : null}
      bets={listed}
      userId={userId}
      fateOf={fateOf}
      End={End}
    />
  );
}

/** The bet's choice and its result. */
function End({ bet, fate }: { bet: PoolBet; fate: BetStatus }) {
  const { t } = useTranslation('table');
  const { names } = usePoolUi();
  const rate = useRate();
  return (
    <span className={styles.end}>
      <span>{names[bet.pool]}</span>
      {fate === 'cashed' && <span className={styles.win}>{formatMoney(payout(bet.amount, rate(bet)))}</span>}
      {fate === 'lost' && <span className={styles.lost}>{t('lost')}</span>}
      {fate === 'returned' && <span className={styles.lost}>{t('returned')}</span>}
    </span>
  );
}

/** The payout rate of a bet on the live round, in 1/10000. */
function useRate(): (bet: PoolBet) => bigint {
  const { session } = usePoolUi();
  const end = usePool(({ game }) => game.round?.end ?? null);
  return (bet) => (end && !end.voided ? session.wire.game.rate(bet.pool, end.result) : 0n);
}

/** The chance of `ways` out of `all`, rounded to the nearest ten thousandth. */
export function chanceText(ways: number, all: number): string {
  const [some, whole] = [BigInt(ways), BigInt(all)];
  return formatPercent((2n * some * RATE_ONE + whole) / (2n * whole));
}
