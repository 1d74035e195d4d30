import type { RoundPace } from '../house/play/games/definition.ts';
import { DEFINITIONS } from '../house/play/games/definitions.ts';

/** The settings that give every game of pools this pace, in ms (read by readPace). */
export function poolPaces({ betting, reveal }: RoundPace): Record<string, string> {
  const names: string[] = [];
  const integer = (name: string, fallback: number) => {
    names.push(name);
    return fallback;
  };
  for (const { settings } of Object.values(DEFINITIONS)) settings({ integer, problem: () => undefined });
  const ofPace = names.flatMap((name) => {
    const [, part] = /_(BETTING|REVEAL)_MS$/.exec(name) ?? [];
    return part ? [[name, String(part === 'BETTING' ? betting : reveal)]] : [];
  });
  return Object.fromEntries(ofPace);
}
