import { formatRate } from '../../../i18n/format.ts';
import type { LiveMarkProps } from '../../definition.ts';
import { cardText, suitOf } from '../engine/cards.ts';
import type { HiloRound } from '../engine/hilo.ts';
import styles from './hilo.module.css';

/** A card in two or three signs, as small as text. */
export function CardSign({ card }: { card: number }) {
  return (
    <span className={styles.card} data-red={suitOf(card) % 2 === 1 || undefined}>
      {cardText(card)}
    </span>
  );
}

/** A round in a chip: its last card, and what it paid. */
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
