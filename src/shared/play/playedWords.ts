import type { TFunction } from 'i18next';

/** A time of play in hours and minutes: '1 j 05 mnt'. */
export function playedWords(t: TFunction<'limits'>, played: number): string {
  const hours = Math.floor(played / 60);
  const minutes = played % 60;
  return hours === 0 ? t('onlyMinutes', { minutes }) : t('hoursMinutes', { hours, minutes });
}
