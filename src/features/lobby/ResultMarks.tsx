import type { ReactNode } from 'react';
import { symbolOf } from '../../../contract/games/dingdong/rules.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { RateMark } from '../../games/crash/RateMark.tsx';
import { DiceMark } from '../../games/dice/DiceMark.tsx';
import { FruitMark } from '../../games/dingdong/FruitMark.tsx';
import { RouletteMark } from '../../games/roulette/RouletteMark.tsx';
import { WingoMark } from '../../games/wingo/WingoMark.tsx';
import styles from './ResultMarks.module.css';

/** A part of a result (contract/games/live/schema.graphql) as its game's own mark. */
const MARKS: Record<RoundGameKey, (part: string, size: number) => ReactNode> = {
  crash: (rate) => <RateMark rate={BigInt(rate)} />,
  dice: (face, size) => <DiceMark face={Number(face)} size={size} />,
  roulette: (number, size) => <RouletteMark number={Number(number)} size={size} />,
  dingdong: (cell, size) => <FruitMark symbol={symbolOf(Number(cell))} size={size} />,
  wingo: (number, size) => <WingoMark number={Number(number)} size={size} />,
};

/** What a round brought. */
export function ResultMarks({
  game,
  result,
  size,
}: {
  game: RoundGameKey;
  result: readonly string[];
  size: number;
}) {
  // Three dice of a row are read as one thing: smaller, close together.
  const each = result.length > 1 ? size - 6 : size;
  return (
    <span className={styles.marks}>
      {result.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces repeat, and a result never changes
        <span key={at}>{MARKS[game](part, each)}</span>
      ))}
    </span>
  );
}
