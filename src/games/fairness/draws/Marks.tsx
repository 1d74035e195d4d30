import { Fragment } from 'react';
import type { DrawGame } from './drawGame.ts';
import styles from './Marks.module.css';

/** All numbers of a draw as the game shows them. */
export function Marks({ game, result, size }: { game: DrawGame; result: readonly number[]; size: number }) {
  return (
    <span className={styles.marks}>
      {result.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a draw's numbers are told apart by their places alone
        <Fragment key={place}>{game.mark(value, size)}</Fragment>
      ))}
    </span>
  );
}
