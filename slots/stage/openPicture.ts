import type { SlotTitle } from '../../contract/slots/title.ts';
import type { SlotLabels } from '../../scenes/slots/labels.ts';
import { SlotScene } from '../../scenes/slots/slotScene.ts';
import { slotAtlas } from './slotAtlas.ts';
import { SlotCanvas } from './slotCanvas.ts';
import { loadSlotFiles } from './slotFiles.ts';
import type { SlotListener, SlotPicture } from './slotPicture.ts';
import { SlotPlayer } from './slotPlayer.ts';

export interface PictureOptions {
  labels: SlotLabels;
  /** Formats an amount in minor units as the site does, with its currency: 'Rp 1.250.000'. */
  format(amount: bigint): string;
  reducedMotion: boolean;
  listener: SlotListener;
  /** Loading progress, 0 to 1. */
  onProgress?(part: number): void;
}

/**
 * Loads a title's pictures and opens its canvas in `host`, which it then fills. Rejects with an Error if a file fails to load
 * or the graphics card refuses; it may be retried.
 */
export async function openPicture(
  host: HTMLElement,
  title: SlotTitle,
  { labels, format, reducedMotion, listener, onProgress = () => undefined }: PictureOptions,
): Promise<SlotPicture> {
  const files = await loadSlotFiles(title, onProgress);
  const atlas = slotAtlas(files);
  const { slot } = title;
  const scene = new SlotScene({ slot, skin: atlas.skin, labels, format });
  const canvas = await SlotCanvas.open(scene, files.background);
  return new SlotPlayer({ host, slot, scene, canvas, reducedMotion, listener });
}
