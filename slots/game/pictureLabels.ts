import type { PictureOptions } from '../stage/openPicture.ts';
import type { Write } from './texts.ts';

/** The texts in the scene itself. */
export function pictureLabels(write: Write): PictureOptions['labels'] {
  return {
    freeSpins: write('labelFreeSpins'),
    extraSpins: write('labelExtra'),
    hold: write('labelHold'),
    total: write('labelTotal'),
    maxWin: write('labelMax'),
    prizes: {
      mini: write('prize_mini'),
      minor: write('prize_minor'),
      major: write('prize_major'),
      grand: write('prize_grand'),
    },
    tiers: {
      nice: write('labelNice'),
      big: write('labelBig'),
      mega: write('labelMega'),
      epic: write('labelEpic'),
    },
  };
}
