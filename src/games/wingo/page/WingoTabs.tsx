import { useTranslation } from 'react-i18next';
import {
  WINGO_COLOURS,
  WINGO_MODELS,
  WINGO_NUMBER_RATE,
  WINGO_NUMBERS,
  WINGO_STAKES,
  WINGO_TIMING,
  type WingoModel,
} from '../../../../contract/games/wingo/rules.ts';
import { formatCount, formatMoney, formatPercent, formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { roundRef } from '../../../shared/play/roundWords.ts';
import { Facts } from '../../../ui/layout/List.tsx';
import { GuideFrame, GuideSection, PayTable } from '../../frame/GuideFrame.tsx';
import { BetRows } from '../../frame/records/BetRows.tsx';
import { MyPlay } from '../../frame/records/MyPlay.tsx';
import { TableTabs } from '../../frame/TableTabs.tsx';
import type { PoolBet } from '../../pools/engine/poolState.ts';
import { colourRates, poolOf } from '../engine/wingo.ts';
import { BetMark, LiveMark } from '../WingoMark.tsx';
import { PoolMark } from './BetGrid.tsx';
import { MODEL_WORDS } from './ModelTabs.tsx';
import { modelFrom, SESSIONS, useModelState, useTotals, useWingo } from './wingoSessions.ts';

const MARKS = { Result: LiveMark, Bet: BetMark };

/** The player's own bets on all three models. */
function WingoMine() {
  const playMark = [useMoves('fastest'), useMoves('faster'), useMoves('standard')];
  const owed = (roundId: string) => {
    const ref = roundRef('wingo', roundId);
    return SESSIONS[modelFrom(ref.table) ?? 'fastest'].hides(ref.roundId);
  };
  return (
    <MyPlay
      game="wingo"
      marks={MARKS}
      playMark={playMark.join(' ')}
      hides={owed}
      mayAnnounce={() => WINGO_MODELS.every((model) => SESSIONS[model].mayAnnounce())}
    />
  );
}

/** Changes after each of the player's orders on a model, and after each decided one. */
function useMoves(model: WingoModel): string {
  const decision = useModelState(model, (state) => state.decision?.roundId ?? '');
  const stands = useModelState(
    model,
    ({ game }) => game.round?.ownStakes.reduce((sum, own) => sum + own, 0n) ?? 0n,
  );
  // Re-renders with these, because the hidden results change with them.
  useModelState(model, (state) => state.shown);
  useModelState(model, ({ game }) => game.round?.roundId);
  return `${decision} ${stands}`;
}

/** Return to player of every bet: 95 % (games.md). */
const RTP = 9_500n;

/** Rules, payouts, limits and house rules, readable without signing in. */
function WingoGuide() {
  const { t } = useTranslation(['wingo', 'table']);
  const limits = useWingo(({ game }) => game.limits) ?? WINGO_STAKES[market.id];
  const seconds = WINGO_MODELS.map((model) => WINGO_TIMING.round[model] / 1_000);
  return (
    <GuideFrame game="wingo" fair={t('guideFair')}>
      <GuideSection
        title={t('table:guideRulesTitle')}
        steps={[
          t('guideRules1', { list: WINGO_MODELS.map((model) => t(MODEL_WORDS[model])).join(', ') }),
          t('guideRules2'),
          t('guideRules3', { seconds: formatCount(WINGO_TIMING.closed / 1_000) }),
          t('guideRules4'),
        ]}
      />
      <GuideSection title={t('table:guidePayTitle')}>
        <PayTable
          head={[t('payBet'), t('payOn'), t('payTimes'), t('payRtp')]}
          rows={[
            {
              key: 'number',
              name: t('payNumber'),
              values: [`0–${WINGO_NUMBERS.length - 1}`, formatRate(WINGO_NUMBER_RATE), formatPercent(RTP)],
            },
            ...WINGO_COLOURS.flatMap((colour) =>
              [...colourRates(colour).numbers].map(([rate, numbers]) => ({
                key: `${colour} ${rate}`,
                name: <PoolMark pool={poolOf(colour)} />,
                values: [numbers.join(' '), formatRate(rate), formatPercent(RTP)],
              })),
            ),
          ]}
        />
        <p>{t('guidePay')}</p>
      </GuideSection>
      <GuideSection title={t('table:guideLimitsTitle')}>
        <Facts
          rows={[
            { label: t('table:guideMin'), value: formatMoney(limits.min) },
            { label: t('guideMaxPool'), value: formatMoney(limits.max) },
            { label: t('guideTimes'), value: seconds.map((one) => formatCount(one)).join(' · ') },
          ]}
        />
        <p>{t('guideLimits')}</p>
      </GuideSection>
      <GuideSection title={t('guideAutoTitle')}>
        <p>{t('guideAuto')}</p>
      </GuideSection>
      <GuideSection title={t('table:guideInterruptTitle')}>
        <p>{t('guideInterrupt')}</p>
      </GuideSection>
    </GuideFrame>
  );
}

/** The lists of the current model. */
export function WingoTabs() {
  return <TableTabs bets={<WingoBets />} mine={<WingoMine />} guide={<WingoGuide />} />;
}

/** All orders on the current model's live round, newest first. */
function WingoBets() {
  const totals = useTotals();
  const bets = useWingo(({ game }) => game.round?.bets);
  const userId = useWingo(({ game }) => game.player?.id);
  const newest = [...(bets?.values() ?? [])].sort((a, b) => b.at - a.at);
  return (
    <BetRows {...totals} paid={null} bets={newest} userId={userId} fateOf={() => 'placed'} End={BetOn} />
  );
}

/** The choice of a bet. */
function BetOn({ bet }: { bet: PoolBet }) {
  return <PoolMark pool={bet.pool} />;
}
