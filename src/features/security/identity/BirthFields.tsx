import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LEAST_AGE } from '../../../../contract/http/people/limits.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import styles from './BirthFields.module.css';

/** Day, month and year as fields: faster to type than to find in a calendar. */
export function BirthFields({
  day,
  month,
  year,
  error,
}: {
  day: UseFormRegisterReturn;
  month: UseFormRegisterReturn;
  year: UseFormRegisterReturn;
  error?: string | undefined;
}) {
  const { t, i18n } = useTranslation('security');
  const id = useId();
  const months = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
  const shared = {
    className: styles.field,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : id,
  };
  const digits = (part: 'day' | 'year', field: UseFormRegisterReturn, most: number) => (
    <input
      {...field}
      {...shared}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={most}
      aria-label={t(part)}
      placeholder={t(part)}
      autoComplete={`bday-${part}`}
    />
  );
  return (
    <fieldset className={styles.date}>
      <legend className={styles.legend}>{t('birthDate')}</legend>
      <div className={styles.parts}>
        {digits('day', day, 2)}
        <span className={styles.month}>
          <select {...month} {...shared} aria-label={t('month')} autoComplete="bday-month">
            <option value="">{t('month')}</option>
            {Array.from({ length: 12 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: twelve constant months
              <option key={at} value={at + 1}>
                {months.format(Date.UTC(2000, at, 1))}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevronDown" />
          </span>
        </span>
        {digits('year', year, 4)}
      </div>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          <Icon name="alert" size={14} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A date of birth as typed. */
interface TypedDate {
  day: string;
  month: string;
  year: string;
}

/** Its error at `now` (ms), null when valid; the server makes the final age check. */
export function birthProblem(typed: TypedDate, now: number): 'birthInvalid' | 'birthYoung' | null {
  const [day, month, year] = [Number(typed.day), Number(typed.month), Number(typed.year)];
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const today = new Date(now);
  if (!real || year < today.getUTCFullYear() - 120 || date.getTime() > now) return 'birthInvalid';
  // One day of tolerance: the server knows the player's local date.
  const grown = Date.UTC(year + LEAST_AGE, month - 1, day - 1);
  return grown > now ? 'birthYoung' : null;
}

/** 2001-04-09. */
export function isoDate({ day, month, year }: TypedDate): string {
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
