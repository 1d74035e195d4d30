import { LANGUAGES, type Language } from '../../../contract/markets.ts';

const WIDTHS = [360, 1280] as const;

/** The gallery in one language and one width. */
export interface GalleryPage {
  width: (typeof WIDTHS)[number];
  language: Language;
}

export interface GalleryPicture extends GalleryPage {
  /** A part of the gallery (src/gallery/Part.tsx), or something additional: an open sheet, a focused control. */
  name: string;
}

/** Parts without text of their own; all but the last look the same in every width. */
const WORDLESS = { 360: ['Tokens', 'Icon', 'Signs', 'Marks', 'GameGrid'], 1280: ['GameGrid'] };
export const PARTS = ['Button', 'Field', 'Choices', 'Surfaces', 'Games', 'Notices'];

/** Pictures with keyboard focus, by the part and the focused control in it. */
export const FOCUSED: Readonly<Record<string, string>> = {
  'focus-button': '[data-part="Button"] button',
  'focus-icon-button': '[data-part="Button"] button[title]',
  'focus-field': '[data-part="Field"] input',
  'focus-error': '[data-part="Field"] input[aria-invalid="true"]',
  'focus-search': '[data-part="Field"] input[type="search"]',
  'focus-chip': '[data-part="Choices"] input:checked',
  'focus-tab': '[data-part="Choices"] [role="tab"]',
  'focus-switch': '[data-part="Choices"] [role="switch"]',
  'focus-row': '[data-part="Surfaces"] li a',
  'focus-tile': '[data-part="Games"] a[href="/game/new"]',
  'focus-dot': '[data-part="Games"] section button',
};

/** The stored pictures: every part in both widths and every language, parts without own text in one language. */
const GALLERY_PICTURES: readonly GalleryPicture[] = WIDTHS.flatMap((width) => [
  ...WORDLESS[width].map((name) => ({ width, language: 'id' as const, name })),
  ...LANGUAGES.flatMap((language) => [...PARTS, 'sheet-bottom'].map((name) => ({ width, language, name }))),
  ...(width === 360
    ? ['sheet-start', 'sheet-top', ...Object.keys(FOCUSED)].map((name) => ({
        width,
        language: 'id' as const,
        name,
      }))
    : []),
]);

export const GALLERY_PAGES: readonly GalleryPage[] = WIDTHS.flatMap((width) =>
  LANGUAGES.map((language) => ({ width, language })),
);

/** The pictures of one page. */
export function picturesOf(page: GalleryPage): GalleryPicture[] {
  return GALLERY_PICTURES.filter(({ width, language }) => width === page.width && language === page.language);
}

/** The name of a page: `360 id`. */
export function keyOf({ width, language }: GalleryPage): string {
  return `${width} ${language}`;
}

/** The name of a picture, in reports and for `--only`: `gallery/360-id-Button`. */
export function galleryName({ width, language, name }: GalleryPicture): string {
  return `gallery/${width}-${language}-${name}`;
}

/** The file of a picture. */
export function galleryFile(picture: GalleryPicture): string {
  return `tests/visual/${galleryName(picture)}.png`;
}
