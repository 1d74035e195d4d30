import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LANGUAGES } from '../../../contract/markets.ts';
import GalleryPage from '../../../src/gallery/GalleryPage.tsx';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { showMotion } from '../../../src/shared/device/preferences.ts';
import QueryProvider from '../../../src/shared/site/QueryProvider.tsx';
import { type Difference, differenceTo, pixelsOf } from './compare.ts';

/** The gallery without the site around it, in the language of the URL. */
export interface GalleryWindow {
  /** Resolves when every picture of a part has loaded, or failed to. */
  settled(part: string): Promise<void>;
  /** A picture's pixels, three bytes each, as base64. */
  pixels(picture: string): Promise<{ width: number; height: number; rgb: string }>;
  /** How a picture differs from a stored one, both as data URLs; null if every pixel is equal to the byte. */
  compare(actual: string, stored: string): Promise<Difference | null>;
}

declare global {
  interface Window {
    gallery: GalleryWindow;
  }
}

const LONGEST_WAIT_MS = 5_000;

window.gallery = {
  async settled(part) {
    for (;;) {
      const coming = picturesOf(part);
      for (const picture of coming) {
        picture.loading = 'eager';
        // Otherwise it is painted before slow pictures are decoded.
        picture.decoding = 'sync';
      }
      await Promise.allSettled(coming.map((picture) => picture.decode()));
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      // On a busy machine a list is rendered later: it is complete when the page is idle. If frames take all CPU time there is
      // no idle moment, hence the timeout.
      await new Promise((done) => requestIdleCallback(done, { timeout: LONGEST_WAIT_MS }));
      // Rows that were filled meanwhile have other pictures.
      const now = picturesOf(part);
      if (now.length === coming.length && now.every((one, i) => one === coming[i] && one.complete)) return;
    }
  },
  async pixels(picture) {
    const { width, height, data } = pixelsOf(await imageOf(picture));
    const rgb = data.filter((_, at) => at % 4 !== 3);
    const parts: string[] = [];
    for (let at = 0; at < rgb.length; at += 30_000)
      parts.push(btoa(String.fromCharCode(...rgb.subarray(at, at + 30_000))));
    return { width, height, rgb: parts.join('') };
  },
  async compare(actual, stored) {
    return differenceTo(await imageOf(actual), stored);
  },
};

/** A part's pictures, except the one that never finishes loading. */
function picturesOf(part: string): HTMLImageElement[] {
  const all = document.querySelectorAll<HTMLImageElement>(`[data-part="${part}"] img`);
  return [...all].filter(({ src }) => !src.includes('gallery-slow'));
}

async function imageOf(url: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(url)).blob());
}

const language = LANGUAGES.find((one) => one === location.hash.slice(1)) ?? 'id';
showMotion();
document.documentElement.lang = language;
// The rows are measured at first render: the font has to be loaded.
await document.fonts.load('500 16px "Plus Jakarta Sans"');
await startI18n(language, ['common', 'catalogue']);
createRoot(document.getElementById('root') as HTMLElement).render(
  <MemoryRouter>
    <Suspense>
      <QueryProvider>
        <GalleryPage />
      </QueryProvider>
    </Suspense>
  </MemoryRouter>,
);
