import { useTranslation } from 'react-i18next';
import { CRASH_STAKES } from '../../../../contract/games/crash/rules.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { Facts } from '../../../ui/layout/List.tsx';
import { GuideFrame, GuideSection } from '../../frame/GuideFrame.tsx';
import { BetRows } from '../../frame/records/BetRows.tsx';
import { MyPlay } from '../../frame/records/MyPlay.tsx';
import { TableTabs } from '../../frame/TableTabs.tsx';
import type { CrashListedBet } from '../engine/crashState.ts';
import { SECOND } from '../engine/slips.ts';
import { LiveMark } from '../RateMark.tsx';
import styles from './CrashTabs.module.css';
import { session, useBets, useCrash, useTotals } from './liveCrash.ts';

/** The lists of the crash page. */
export function CrashTabs() {
  return <TableTabs bets={<BetList />} mine={<MyHistory />} guide={<Guide />} />;
}

/** All bets of the live round, with cash-outs as they happen. */
function BetList() {
  const { t } = useTranslation('crash');
  const bets = useBets();
  const totals = useTotals();
  const userId = useCrash((state) => state.game.player?.id);
  const over = useCrash((state) => state.game.round?.end ?? null);
  const cashed = bets.reduce((sum, bet) => sum + (bet.status === 'cashed' ? (bet.win ?? 0n) : 0n), 0n);
  return (
    <BetRows
      {...totals}
      paid={{ label: t('cashedTotal'), amount: cashed }}
      bets={bets}
      userId={userId}
      fateOf={({ status }) => (status === 'placed' && over ? (over.voided ? 'returned' : 'lost') : status)}
      End={BetEnd}
    />
  );
}

/** The outcome of a bet. */
function BetEnd({ bet, fate }: { bet: CrashListedBet; fate: CrashListedBet['status'] }) {
  const { t } = useTranslation('table');
  if (fate === 'lost' || fate === 'returned') return t(fate);
  if (fate === 'placed' || bet.rate === null) return null;
  return (
    <>
      <span className={styles.rate}>{formatRate(bet.rate)}</span>
      <span className={styles.win}>{formatMoney(bet.win ?? 0n)}</span>
    </>
  );
}

/** Rules, payouts, limits and house rules, readable without signing in. */
function Guide() {
  const { t } = useTranslation(['crash', 'table']);
  const limits = useCrash((state) => state.game.limits) ?? CRASH_STAKES[market.id];
  const second = useCrash(({ game }) => game.slips >= SECOND);
  return (
    <GuideFrame game="crash" fair={t('guideFair')}>
      <GuideSection
        title={t('table:guideRulesTitle')}
        steps={[t('guideRules1'), t('guideRules2'), t('guideRules3'), t('guideRules4')]}
      />
      <GuideSection title={t('table:guidePayTitle')}>
        <p>{t('guidePay1')}</p>
        <p>{t('guidePay2')}</p>
        <p>{t('guidePay3')}</p>
      </GuideSection>
      <GuideSection title={t('table:guideLimitsTitle')}>
        <Facts
          rows={[
            { label: t('table:guideMin'), value: formatMoney(limits.min) },
            { label: t('table:guideMax'), value: formatMoney(limits.max) },
            { label: t('guideProfit'), value: formatMoney(limits.maxProfit) },
          ]}
        />
        <p>{t('guideLimits')}</p>
      </GuideSection>
      <GuideSection title={t('guideAutoTitle')}>
        <p>{t('guideAuto1')}</p>
        <p>{t('guideAuto2')}</p>
      </GuideSection>
      {second && (
        <GuideSection title={t('guideSecondTitle')}>
          <p>{t('guideSecond')}</p>
        </GuideSection>
      )}
      <GuideSection title={t('table:guideInterruptTitle')}>
        <p>{t('guideInterrupt')}</p>
      </GuideSection>
    </GuideFrame>
  );
}

const MARKS = { Result: LiveMark, Bet: null };

/** The player's own bets in this game. */
function MyHistory() {
  const decision = useCrash((state) => state.decision?.betId ?? '');
  const bets = useCrash(({ game }) => game.ownBets);
  // Re-renders when the round ends, because the hidden results change with it.
  useCrash(({ game }) => game.round?.end ?? null);
  const placed = [...bets.values()].map(({ betId, status }) => `${betId} ${status}`);
  return (
    <MyPlay
      game="crash"
      marks={MARKS}
      playMark={`${decision} ${placed.join(' ')}`}
      hides={(roundId) => session.inFlight(roundId)}
      mayAnnounce={() => session.mayAnnounce()}
    />
  );
}
