import { RANKS } from '../../../../contract/games/hilo/rules.ts';
import { formatRate } from '../../../i18n/format.ts';
import type { LiveMarkProps } from '../../definition.ts';
import { cardText, RANK_TEXTS, suitOf } from '../engine/cards.ts';
import type { HiloRound } from '../engine/hilo.ts';
import styles from './hilo.module.css';

/** The suits as paths: suit characters look different on each system, or become emoji. */
const SUITS = [
  'M12 2C8 8 2 11 2 15.5 2 18.5 4.5 20 7 20c1.6 0 3-.6 4-1.7L10 22h4l-1-3.700c1 1.1 2.4 1.7 4 1.7 2.5 0 5-1.5 5-4.5C22 11 16 8 12 2z',
  'M12 21C6 16 2 12.5 2 8a5 5 0 0 1 5-5c2 0 4 1.2 5 3.2C13 4.2 15 3 17 3a5 5 0 0 1 5 5c0 4.5-4 8-10 13z',
  'M12 2a5 5 0 0 1 4.3 7.5A5 5 0 1 1 13 18l1 4h-4l1-4a5 5 0 1 1-3.3-8.5A5 5 0 0 1 12 2z',
  'M12 1l8 11-8 11L4 12z',
];

/** A card in two characters, at text size. */
export function CardSign({ card }: { card: number }) {
  const suit = suitOf(card);
  return (
    <span
      className={styles.card}
      data-red={suit % 2 === 1 || undefined}
      role="img"
      aria-label={cardText(card)}
    >
      {RANK_TEXTS[card % RANKS]}
      <svg className={styles.suit} viewBox="0 0 24 24" aria-hidden="true">
        <path d={SUITS[suit]} fill="currentColor" />
      </svg>
    </span>
  );
}

/** A round as a chip: its last card and its payout. */
export function HiloMark({ round: { cards, rate } }: { round: HiloRound }) {
  const last = cards.at(-1);
  return (
    <>
      {last !== undefined && <CardSign card={last} />}
      {formatRate(rate)}
    </>
  );
}

/** A card, by its number. */
export function LiveMark({ part }: LiveMarkProps) {
  return <CardSign card={Number(part)} />;
}
