import type { Write } from './texts.ts';

/** What is written on the picture itself. */
export function pictureLabels(write: Write) {
  return {
    nice: write('labelNice'),
    big: write('labelBig'),
    mega: write('labelMega'),
    epic: write('labelEpic'),
    freeSpins: write('labelFreeSpins'),
    hold: write('labelHold'),
    total: write('labelTotal'),
    max: write('labelMax'),
  };
}
