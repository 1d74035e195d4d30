import { climb } from '../../../../audio/sounds.ts';
import { MOST_MINES, TILES } from '../../../../contract/games/mines/rules.ts';
import { soloSounds } from '../../solo/soloSounds.ts';
import { soloLive, soloSource } from '../../solo/soloUi.ts';
import { soloAdapter } from '../../solo/soloWire.ts';
import { minesView, tileShown } from '../engine/minesView.ts';
import { MINES_WIRE } from '../minesWire.ts';

/** The form in the panel. */
export interface MinesForm {
  mineCount: number;
  /** The tiles that an auto-bet run opens in turn, comma-separated. */
  pattern: string;
}

const adapter = soloAdapter(MINES_WIRE, {
  shownAt: ({ round, cameAt }) => tileShown(cameAt, round.newest !== null),
  autoChoice: ({ mineCount }) => ({ mineCount }),
  autoMove({ opened }, { pattern }) {
    const next = pattern.find((tile) => !opened.includes(tile));
    return next === undefined ? 'cashOut' : { move: next };
  },
});

export const live = soloLive(adapter, (): MinesForm => ({ mineCount: 3, pattern: '6,12,18' }));
export const source = soloSource(live.session, minesView);

export const sounds = soloSounds(live.session, {
  step: ({ newest, end, opened }) => {
    if (newest === null) return [];
    return end === 'lost' ? ['crash'] : [{ sound: 'gem', how: { rate: climb(opened.length - 1) } }];
  },
  loop: null,
  moves: () => false,
});

/** A pattern's tiles, limited to the number of safe tiles for this many mines; at least one. */
export function patternOf(text: string, mineCount: number): readonly number[] {
  const tiles = text
    .split(',')
    .map(Number)
    .filter((tile) => tile >= 0 && tile < TILES);
  return [...new Set(tiles)].slice(0, TILES - Math.min(mineCount, MOST_MINES));
}
