import { useTranslation } from 'react-i18next';
import type { WingoMyOrder } from '../../../../contract/games/wingo/channel.ts';
import { wingoMyHistory } from '../../../../contract/games/wingo/operations.ts';
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
import { channel } from '../../../net/house.ts';
import { Facts } from '../../../ui/layout/List.tsx';
import { refText } from '../../engine/rounds.ts';
import { BetRows } from '../../frame/BetRows.tsx';
import { GuideFrame, GuideSection, PayTable } from '../../frame/GuideFrame.tsx';
import { MyBetRow, MyBets } from '../../frame/MyBets.tsx';
import { TableTabs } from '../../frame/TableTabs.tsx';
import type { PoolBet } from '../../pools/engine/poolState.ts';
import { colourRates, poolOf, roundName } from '../engine/wingo.ts';
import { WingoMark } from '../WingoMark.tsx';
import { PoolMark } from './BetGrid.tsx';
import { MODEL_WORDS } from './ModelTabs.tsx';
import styles from './WingoMine.module.css';
import { useModel, useTotals, useWingo } from './wingoSessions.ts';

const ASKS = {
  fastest: asking('fastest'),
  faster: asking('faster'),
  standard: asking('standard'),
};

function asking(model: WingoModel) {
  return (count: number, before: string | null) =>
    channel.request(wingoMyHistory, { model, count, ...(before !== null && { before }) }, { quiet: true });
}

/** The player's own orders on the played model, newest first; each leads to its round. */
function WingoMine() {
  const model = useModel((state) => state.model);
  const decision = useWingo((state) => state.decision);
  const standing = useWingo(({ game }) => game.round?.ownStakes.reduce((sum, own) => sum + own, 0n) ?? 0n);
  return (
    <MyBets
      key={model}
      game={`wingo.${model}`}
      ask={ASKS[model]}
      idOf={({ order }) => order.orderId}
      row={(one) => <Order one={one} />}
      moved={`${decision?.roundId ?? ''} ${standing}`}
    />
  );
}

function Order({ one: { order, status, result } }: { one: WingoMyOrder }) {
  const { t } = useTranslation('wingo');
  const { model, phase } = order;
  return (
    <MyBetRow
      stake={BigInt(order.amount)}
      status={status}
      win={BigInt(order.win ?? '0')}
      at={order.at}
      facts={
        <span className={styles.facts}>
          <PoolMark pool={poolOf(order.select)} size={20} />
          {t('roundShort', { id: roundName(phase) })}
          {result !== null && <WingoMark number={result} size={20} />}
        </span>
      }
      roundId={result === null ? null : refText({ table: model, roundId: phase })}
    />
  );
}

/** Every bet returns the same over time: 95 % (games.md). */
const RTP = 9_500n;

/** Rules, payouts, limits and house rules, readable by anybody. */
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

/** The lists of the played model's table. */
export function WingoTabs() {
  return <TableTabs bets={<WingoBets />} mine={<WingoMine />} guide={<WingoGuide />} />;
}

/** Everyone's orders on the played model's live round, the newest first. */
function WingoBets() {
  const totals = useTotals();
  const bets = useWingo(({ game }) => game.round?.bets);
  const userId = useWingo(({ game }) => game.player?.id);
  const newest = [...(bets?.values() ?? [])].sort((a, b) => b.at - a.at);
  return (
    <BetRows {...totals} paid={null} bets={newest} userId={userId} fateOf={() => 'placed'} End={BetOn} />
  );
}

/** What a bet is on. */
function BetOn({ bet }: { bet: PoolBet }) {
  return <PoolMark pool={bet.pool} />;
}
