import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { Facts } from '../../../ui/layout/List.tsx';
import { GuideFrame, GuideSection } from '../../frame/GuideFrame.tsx';
import type { PoolLimits } from '../engine/poolState.ts';

/** The guide of a game of pools: its own sections, then what holds for all of them. */
export function PoolGuide({
  game,
  fair,
  limits,
  limitsText,
  children,
}: {
  game: string;
  /** What of a round is fixed, and when. */
  fair: string;
  limits: PoolLimits;
  /** What the largest bet counts for. */
  limitsText: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('table');
  return (
    <GuideFrame game={game} fair={fair}>
      {children}
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
}
