import type { Language } from '../../../contract/markets.ts';
import { textsOf } from '../../../scripts/bundle/textFiles.ts';
import type { Resources } from '../../../src/i18n/resources.ts';

/** The texts of one language by namespace, with which tests navigate any market. */
export type Words = Resources;

/** The texts of a language, each namespace loaded on demand. */
export function wordsOf(language: Language): Words {
  return new Proxy({} as Words, { get: (_none, namespace) => textsOf(language, String(namespace)) });
}

/** Fills a text's placeholders; a single string is the amount. */
export function fill(text: string, blanks: string | Readonly<Record<string, string | number>>): string {
  const values = typeof blanks === 'string' ? { amount: blanks } : blanks;
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, String(value)),
    text,
  );
}

/** A text as a pattern, with anything in its placeholders. */
export function anyOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}

/** The Indonesian site's text for a refusal. */
export const refusalText = (code: number): string => textsOf('id', 'errors')[code] ?? '';
