import { useTranslation } from 'react-i18next';
import type { DiceFaces } from '../engine/dice.ts';

/** Three faces in words: '2, 2 and 5'. */
export function useFaceWords(): (faces: DiceFaces) => string {
  const { t } = useTranslation('dice');
  return (faces) => {
    const [first = 0, second = 0, third = 0] = faces.map((face) => face + 1);
    return t('faces', { first, second, third });
  };
}
