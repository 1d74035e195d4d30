import { useTranslation } from 'react-i18next';
import {
  ROULETTE_NUMBERS,
  ROULETTE_POOLS,
  ROULETTE_RATES,
  ROULETTE_STAKES,
} from '../../../../contract/games/roulette/rules.ts';
import { payout, RATE_ONE, type Rate } from '../../../../contract/money.ts';
import { formatMoney, formatPercent, formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { GuideSection, PayTable } from '../../frame/GuideFrame.tsx';
import { TableTabs } from '../../frame/TableTabs.tsx';
import type { PoolLimits } from '../../pools/engine/poolState.ts';
import { PoolBets, PoolMine, PoolGuide } from '../../pools/page/PoolMine.tsx';
import { numbersOf } from '../engine/rouletteTable.ts';
import { RouletteMark } from '../RouletteMark.tsx';
import { useRoulette } from './rouletteSession.ts';

/** The lists of roulette's table. */
export function RouletteTabs() {
  const limits = useRoulette(({ game }) => game.limits) ?? ROULETTE_STAKES[market.id];
  return (
    <TableTabs
      bets={<PoolBets />}
      mine={<PoolMine mark={(number: number) => <RouletteMark number={number} size={20} />} />}
      guide={<Guide limits={limits} />}
    />
  );
}

/** Rules, payouts, limits and house rules, readable by anybody. */
function Guide({ limits }: { limits: PoolLimits }) {
  const { t } = useTranslation(['roulette', 'table']);
  return (
    <PoolGuide game="roulette" fair={t('guideFair')} limits={limits} limitsText={t('guideMaxText')}>
      <GuideSection
        title={t('table:guideRulesTitle')}
        steps={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}
      />
      <GuideSection title={t('table:guidePayTitle')}>
        <PayTable
          head={[t('guidePayBet'), t('guidePayNumbers'), t('guidePayRate'), t('guidePayChance')]}
          rows={ROULETTE_POOLS.map((pool) => {
            const { text, count } = numbersOf(pool);
            const values = [text, formatRate(ROULETTE_RATES[pool]), formatPercent(share(count))];
            return { key: pool, name: t(pool), values };
          })}
        />
        <p>
          {t('guidePayText', {
            stake: formatMoney(limits.min),
            win: formatMoney(payout(limits.min, ROULETTE_RATES.red)),
            most: formatMoney(payout(limits.min, ROULETTE_RATES.black)),
          })}
        </p>
        <p>{t('guideRtp')}</p>
      </GuideSection>
    </PoolGuide>
  );
}

/** The chance of so many numbers, rounded to the nearest ten thousandth. */
function share(count: number): Rate {
  const all = BigInt(ROULETTE_NUMBERS);
  return (2n * BigInt(count) * RATE_ONE + all) / (2n * all);
}
