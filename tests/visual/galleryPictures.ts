import { LANGUAGES, type Language } from '../../contract/markets.ts';

const WIDTHS = [360, 1280] as const;

/** The gallery in one language on one width. */
export interface GalleryPage {
  width: (typeof WIDTHS)[number];
  language: Language;
}

export interface GalleryPicture extends GalleryPage {
  /** A part of the gallery (src/gallery/Part.tsx); or what is shown besides: an open sheet, a focused control. */
  name: string;
}

/** These say nothing that is not said elsewhere, and all but the last look the same on every width. */
const WORDLESS = { 360: ['Tokens', 'Icon', 'Signs', 'Marks', 'GameGrid'], 1280: ['GameGrid'] };
export const PARTS = ['Button', 'Field', 'Choices', 'Surfaces', 'Games', 'Notices'];

/** Where the keyboard's focus is shown, each by the part and the control in it. */
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

/** The kept pictures: every part on both widths in every language, and what has no words of its own in one. */
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

/** What a page is called: `360 id`. */
export function keyOf({ width, language }: GalleryPage): string {
  return `${width} ${language}`;
}

/** What a picture is called, in reports and by `--only`: `gallery/360-id-Button`. */
export function galleryName({ width, language, name }: GalleryPicture): string {
  return `gallery/${width}-${language}-${name}`;
}

/** The file a picture is kept in. */
export function galleryFile(picture: GalleryPicture): string {
  return `tests/visual/${galleryName(picture)}.png`;
}
