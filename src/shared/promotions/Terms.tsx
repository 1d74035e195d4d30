import { useTranslation } from 'react-i18next';
import type { CountedGames, PromotionCard } from '../../../contract/http/offers/promotions.ts';
import { formatDateTime, withZone } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Facts } from '../../ui/layout/List.tsx';
import detail from '../../ui/styles/detail.module.css';
import { lookOf } from './cards.ts';
import { termWords } from './termWords.ts';

const GAMES = {
  all: 'gamesAll',
  own: 'gamesOwn',
  slots: 'gamesSlots',
  ownAndSlots: 'gamesOwnAndSlots',
  contribution: 'gamesContribution',
  none: 'gamesNone',
} as const satisfies Record<CountedGames, string>;

/** The terms of a promotion before joining: deposit, wagering requirement, games, expiry, an example in numbers. */
export function Terms({ card }: { card: PromotionCard }) {
  const { t, i18n } = useTranslation('promotions');
  const { t: cardText } = useTranslation('promotionCards');
  const look = lookOf(card.code);
  const { terms, until } = card;
  if (!look) return null;
  const words = termWords(terms);
  return (
    <section className={detail.detail} aria-label={`${cardText(look.title)}: ${t('terms')}`}>
      <p className={detail.note}>{cardText(look.text, words)}</p>
      <Facts
        rows={[
          {
            label: t('leastDeposit'),
            value: terms.leastDeposit === null ? t('noDeposit') : formatMoney(BigInt(terms.leastDeposit)),
          },
          {
            label: t('turnover'),
            value: terms.turnover === 0 ? t('noTurnover') : t('turnoverText', { count: terms.turnover }),
          },
          { label: t('games'), value: t(GAMES[terms.games]) },
          {
            label: t('until'),
            value: until === null ? t('always') : withZone(formatDateTime(until, i18n.language)),
          },
        ]}
      />
      <p className={detail.note}>
        <b>{t('example')}</b> {cardText(look.example, words)}
      </p>
    </section>
  );
}
