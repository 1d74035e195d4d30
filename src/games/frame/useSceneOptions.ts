import { useMemo } from 'react';
import { decimalSeparator } from '../../i18n/format.ts';
import { usePrefersLessMotion } from '../../shared/device/preferences.ts';

/** What scenes are told of the player's language and wishes: the same object until something in it changes. */
export function useSceneOptions<Labels extends Record<string, string>>(labels: Labels) {
  const reducedMotion = usePrefersLessMotion();
  const words = JSON.stringify(labels);
  return useMemo(
    () => ({
      decimal: decimalSeparator() === ',' ? (',' as const) : ('.' as const),
      reducedMotion,
      labels: JSON.parse(words) as Labels,
    }),
    [reducedMotion, words],
  );
}
