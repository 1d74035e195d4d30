import { useTranslation } from 'react-i18next';
import {
  ROULETTE_NUMBERS,
  ROULETTE_POOLS,
  ROULETTE_RATES,
  ROULETTE_STAKES,
} from '../../../../contract/games/roulette/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { chanceText, PoolTabs } from '../../pools/page/PoolTabs.tsx';
import { numbersOf } from '../engine/rouletteTable.ts';
import { BetMark, LiveMark } from '../RouletteMark.tsx';

const MARKS = { Result: LiveMark, Bet: BetMark };

/** The lists of roulette, and its guide: rules and payouts, readable without signing in. */
export function RouletteTabs() {
  const { t } = useTranslation('roulette');
  return (
    <PoolTabs
      marks={MARKS}
      stakes={ROULETTE_STAKES[market.id]}
      fair={t('guideFair')}
      limitsText={t('guideMaxText')}
      rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}
    >
      {(limits) => (
        <>
          <PayTable
            head={[t('guidePayBet'), t('guidePayNumbers'), t('guidePayRate'), t('guidePayChance')]}
            rows={ROULETTE_POOLS.map((pool) => {
              const { text, count } = numbersOf(pool);
              const values = [text, formatRate(ROULETTE_RATES[pool]), chanceText(count, ROULETTE_NUMBERS)];
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
        </>
      )}
    </PoolTabs>
  );
}
