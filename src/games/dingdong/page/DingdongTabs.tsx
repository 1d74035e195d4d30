import { useTranslation } from 'react-i18next';
import {
  DINGDONG_BOARD,
  DINGDONG_POOLS,
  DINGDONG_RATES,
  dingdongStakes,
} from '../../../../contract/games/dingdong/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { chanceText, PoolTabs } from '../../pools/page/PoolTabs.tsx';
import { commonLimits } from '../engine/dingdong.ts';
import { BetMark, FRUIT_NAMES, LiveMark } from '../FruitMark.tsx';

const MARKS = { Result: LiveMark, Bet: BetMark };

/** Cells that end a round; on any other cell the light runs again. */
const ENDING = DINGDONG_BOARD.filter((symbol) => symbol !== 'Again').length;
const EXAMPLE = 'Grape';

/** The market's limits, used until the server's are known. */
const LIMITS = commonLimits(
  DINGDONG_POOLS.map((pool) => {
    const { min, max } = dingdongStakes(market.id).ranges[pool];
    return { min: `${min}`, max: `${max}` };
  }),
);

/** The lists of dingdong, and its guide: rules and payouts, readable without signing in. */
export function DingdongTabs() {
  const { t } = useTranslation(['dingdong', 'marks']);
  return (
    <PoolTabs
      marks={MARKS}
      stakes={LIMITS}
      fair={t('guideFair')}
      limitsText={t('guideMaxText')}
      rules={[t('guideRules1'), t('guideRules2'), t('guideRules3'), t('guideRules4')]}
    >
      {(limits) => (
        <>
          <PayTable
            head={[t('guidePaySymbol'), t('guidePayCells'), t('guidePayRate'), t('guidePayChance')]}
            rows={DINGDONG_POOLS.map((pool) => {
              const cells = DINGDONG_BOARD.filter((symbol) => symbol === pool).length;
              const values = [`${cells}`, formatRate(DINGDONG_RATES[pool]), chanceText(cells, ENDING)];
              return { key: pool, name: t(`marks:${FRUIT_NAMES[pool]}`), values };
            })}
          />
          <p>{t('guideChance')}</p>
          <p>
            {t('guidePayText', {
              stake: formatMoney(limits.min),
              symbol: t(`marks:${FRUIT_NAMES[EXAMPLE]}`),
              win: formatMoney(payout(limits.min, DINGDONG_RATES[EXAMPLE])),
            })}
          </p>
          <p>{t('guideRtp')}</p>
        </>
      )}
    </PoolTabs>
  );
}
