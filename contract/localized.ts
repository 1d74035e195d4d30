import type { Language } from './markets.ts';

/** A text in every language of the site. */
export type Localized = Readonly<Record<Language, string>>;
