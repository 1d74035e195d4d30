import type { Language } from './markets.ts';

/** A text the house keeps, in every language of the site. */
export type Localized = Readonly<Record<Language, string>>;
