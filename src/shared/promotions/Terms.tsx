import type { TOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CountedGames, PromotionCard } from '../../../contract/http/promotions.ts';
import { formatDateTime } from '../../i18n/dates.ts';
import { formatCount, formatMoney, formatPercent } from '../../i18n/format.ts';
import { Facts } from '../../ui/layout/List.tsx';
import detail from '../../ui/styles/detail.module.css';
import { lookOf } from './cards.ts';

const GAMES = {
  all: 'gamesAll',
  own: 'gamesOwn',
  slots: 'gamesSlots',
  contribution: 'gamesContribution',
  none: 'gamesNone',
} as const satisfies Record<CountedGames, string>;

/** What the texts of a promotion's card are filled with: its amounts as money, its counts as numbers, its shares as percent. */
export function termWords({ amounts, counts, shares = {} }: PromotionCard['terms']): TOptions {
  return {
    ...Object.fromEntries(
      Object.entries(amounts).map(([name, amount]) => [name, formatMoney(BigInt(amount))]),
    ),
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formatCount(count)])),
    ...Object.fromEntries(
      Object.entries(shares).map(([name, share]) => [name, formatPercent(BigInt(share))]),
    ),
  };
}

/** What a promotion asks for and gives, before anybody joins: deposit, turnover, games, until when, an example in numbers. */
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
          { label: t('until'), value: until === null ? t('always') : formatDateTime(until, i18n.language) },
        ]}
      />
      <p className={detail.note}>
        <b>{t('example')}</b> {cardText(look.example, words)}
      </p>
    </section>
  );
}
