import type { Language } from '../../contract/markets.ts';
import { textsOf } from '../../scripts/bundle/textFiles.ts';
import type { Resources } from '../../src/i18n/resources.ts';

/** The texts of one language by their namespaces: what a journey through any market finds its way by. */
export type Words = Resources;

/** The texts of a language, each namespace read when it is asked for. */
export function wordsOf(language: Language): Words {
  return new Proxy({} as Words, { get: (_none, namespace) => textsOf(language, String(namespace)) });
}

/** A text with what it has places for; an amount is what most have. */
export function fill(text: string, blanks: string | Readonly<Record<string, string | number>>): string {
  const values = typeof blanks === 'string' ? { amount: blanks } : blanks;
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, String(value)),
    text,
  );
}

/** A text as a pattern: whatever stands in its places. */
export function anyOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}

/** What the Indonesian site says of a refusal. */
export const refusalText = (code: number): string => textsOf('id', 'errors')[code] ?? '';
