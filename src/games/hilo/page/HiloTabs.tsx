import { useTranslation } from 'react-i18next';
import type { HiloGuess } from '../../../../contract/games/hilo/channel.ts';
import { RANKS, ranksFor } from '../../../../contract/games/hilo/rules.ts';
import { fairRate } from '../../../../contract/games/solo/rules.ts';
import { formatPercent, formatRate } from '../../../i18n/format.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { SoloTabs } from '../../solo/SoloTabs.tsx';
import { RANK_TEXTS } from '../engine/cards.ts';
import { LiveMark } from './HiloMark.tsx';

const MARKS = { Result: LiveMark, Bet: null };

/** Return to player, in 1/10000. */
const RETURN = 9_800n;

/** The payout of a first guess on a card; where the guess is not allowed, that of the same rank. */
function rateOf(guess: HiloGuess, card: number): string {
  const ranks = ranksFor(guess, card) || ranksFor('same', card);
  return formatRate(fairRate(BigInt(RANKS), BigInt(ranks)));
}

/** The game's lists and its guide. */
export function HiloTabs() {
  const { t } = useTranslation('hilo');
  return (
    <SoloTabs marks={MARKS} rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}>
      <p>{t('guidePay', { rtp: formatPercent(RETURN) })}</p>
      <PayTable
        head={[t('guideCard'), t('higherOrSame'), t('lowerOrSame')]}
        rows={RANK_TEXTS.map((rank, card) => ({
          key: rank,
          name: rank,
          values: [rateOf('higher', card), rateOf('lower', card)],
        }))}
      />
      <p>{t('guideEnds')}</p>
    </SoloTabs>
  );
}
