import { useTranslation } from 'react-i18next';
import { DICE_RATES, DICE_STAKES } from '../../../../contract/games/dice/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { formatMoney, formatRate } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { chanceText, PoolTabs } from '../../pools/page/PoolTabs.tsx';
import { BetMark, LiveMark } from '../DiceMark.tsx';

const MARKS = { Result: LiveMark, Bet: BetMark };

/** Of the 216 outcomes of three dice, how many show a given face 0, 1, 2 and 3 times. */
const WAYS = [125, 75, 15, 1] as const;
const ALL_WAYS = 216;
const ROWS = ['guidePay0', 'guidePay1', 'guidePay2', 'guidePay3'] as const;

/** The lists of dice, and its guide: rules and payouts, readable without signing in. */
export function DiceTabs() {
  const { t } = useTranslation('dice');
  return (
    <PoolTabs
      marks={MARKS}
      stakes={DICE_STAKES[market.id]}
      fair={t('guideFair')}
      limitsText={t('guideMaxText')}
      rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}
    >
      {(limits) => (
        <>
          <PayTable
            head={[t('guidePayBet'), t('guidePayRate'), t('guidePayChance')]}
            rows={ROWS.map((row, times) => {
              const rate = DICE_RATES[times] ?? 0n;
              const pays = rate === 0n ? t('guidePayNothing') : formatRate(rate);
              return { key: row, name: t(row), values: [pays, chanceText(WAYS[times] ?? 0, ALL_WAYS)] };
            })}
          />
          <p>
            {t('guidePayText', {
              stake: formatMoney(limits.min),
              win: formatMoney(payout(limits.min, DICE_RATES[2] ?? 0n)),
            })}
          </p>
          <p>{t('guideRtp')}</p>
        </>
      )}
    </PoolTabs>
  );
}
