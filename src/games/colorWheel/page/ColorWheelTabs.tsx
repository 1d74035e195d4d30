import { useTranslation } from 'react-i18next';
import { WHEEL_COLORS, WHEEL_RATES, WHEEL_SEGMENTS } from '../../../../contract/games/colorWheel/rules.ts';
import { formatPercent, formatRate } from '../../../i18n/format.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { SoloTabs } from '../../solo/SoloTabs.tsx';
import { BetMark, COLOR_NAMES, LiveMark } from './ColorWheelMark.tsx';

const MARKS = { Result: LiveMark, Bet: BetMark };

/** The game's lists and its guide. */
export function ColorWheelTabs() {
  const { t } = useTranslation('colorWheel');
  return (
    <SoloTabs marks={MARKS} rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}>
      <p>{t('guidePay')}</p>
      <PayTable
        head={[t('call'), t('guideChance'), t('guideRate'), t('guideReturn')]}
        rows={WHEEL_COLORS.map((color) => {
          const segments = WHEEL_SEGMENTS.filter((one) => one === color).length;
          return {
            key: color,
            name: t(COLOR_NAMES[color]),
            values: [
              t('ofSegments', { count: segments, all: WHEEL_SEGMENTS.length }),
              formatRate(WHEEL_RATES[color]),
              formatPercent((WHEEL_RATES[color] * BigInt(segments)) / BigInt(WHEEL_SEGMENTS.length)),
            ],
          };
        })}
      />
    </SoloTabs>
  );
}
