import type { Localized } from '../localized.ts';
import type { MarketId } from '../markets.ts';

/** A holiday of a market; for longer ones the first day. */
export interface Holiday {
  /** '2026-12-25' */
  date: string;
  name: Localized;
}

/** A holiday with its date in each year. */
type Feast = Localized & { dates: readonly string[] };

/** The years covered, and the dates of a holiday that is on the same day every year. */
const YEARS = [2026, 2027, 2028] as const;
const each = (day: string) => YEARS.map((year) => `${year}-${day}`);

/**
 * Indonesia's, by the ministers' joint decree for 2026. Lunar ones are calculated for the following years (Islamic ones by the
 * MABIMS criteria): if a year's decree has another day, its line is changed here.
 */
const INDONESIA: readonly Feast[] = [
  { id: 'Tahun Baru', 'es-MX': 'Año Nuevo', en: "New Year's Day", dates: each('01-01') },
  {
    id: 'Imlek',
    'es-MX': 'Año Nuevo Lunar',
    en: 'Lunar New Year',
    dates: ['2026-02-17', '2027-02-06', '2028-01-26'],
  },
  { id: 'Nyepi', 'es-MX': 'Nyepi', en: 'Nyepi', dates: ['2026-03-19', '2027-03-08', '2028-03-26'] },
  {
    id: 'Idul Fitri',
    'es-MX': 'Eid al-Fitr',
    en: 'Eid al-Fitr',
    dates: ['2026-03-21', '2027-03-10', '2028-02-27'],
  },
  { id: 'Hari Buruh', 'es-MX': 'Día del Trabajo', en: 'Labour Day', dates: each('05-01') },
  {
    id: 'Idul Adha',
    'es-MX': 'Eid al-Adha',
    en: 'Eid al-Adha',
    dates: ['2026-05-27', '2027-05-17', '2028-05-05'],
  },
  { id: 'Waisak', 'es-MX': 'Vesak', en: 'Vesak', dates: ['2026-05-31', '2027-05-20', '2028-05-09'] },
  {
    id: 'Hari Lahir Pancasila',
    'es-MX': 'Día de la Pancasila',
    en: 'Pancasila Day',
    dates: each('06-01'),
  },
  {
    id: 'Hari Kemerdekaan',
    'es-MX': 'Independencia de Indonesia',
    en: 'Independence Day',
    dates: each('08-17'),
  },
  { id: 'Natal', 'es-MX': 'Navidad', en: 'Christmas', dates: each('12-25') },
];

/** Mexico's public holidays, three of which the law moves to Mondays, and the most widely celebrated feasts. */
const MEXICO: readonly Feast[] = [
  { id: 'Tahun Baru', 'es-MX': 'Año Nuevo', en: "New Year's Day", dates: each('01-01') },
  {
    id: 'Hari Konstitusi',
    'es-MX': 'Día de la Constitución',
    en: 'Constitution Day',
    dates: ['2026-02-02', '2027-02-01', '2028-02-07'],
  },
  {
    id: 'Hari Benito Juárez',
    'es-MX': 'Natalicio de Benito Juárez',
    en: "Benito Juárez's Birthday",
    dates: ['2026-03-16', '2027-03-15', '2028-03-20'],
  },
  { id: 'Hari Buruh', 'es-MX': 'Día del Trabajo', en: 'Labour Day', dates: each('05-01') },
  { id: 'Pertempuran Puebla', 'es-MX': 'Batalla de Puebla', en: 'Cinco de Mayo', dates: each('05-05') },
  {
    id: 'Hari Kemerdekaan Meksiko',
    'es-MX': 'Día de la Independencia',
    en: 'Independence Day',
    dates: each('09-16'),
  },
  { id: 'Hari Arwah', 'es-MX': 'Día de Muertos', en: 'Day of the Dead', dates: each('11-02') },
  {
    id: 'Hari Revolusi',
    'es-MX': 'Día de la Revolución',
    en: 'Revolution Day',
    dates: ['2026-11-16', '2027-11-15', '2028-11-20'],
  },
  {
    id: 'Bunda Maria Guadalupe',
    'es-MX': 'Virgen de Guadalupe',
    en: 'Our Lady of Guadalupe',
    dates: each('12-12'),
  },
  { id: 'Natal', 'es-MX': 'Navidad', en: 'Christmas', dates: each('12-25') },
];

const inOrder = (feasts: readonly Feast[]): readonly Holiday[] =>
  feasts
    .flatMap(({ dates, ...name }) => dates.map((date) => ({ date, name })))
    .sort((a, b) => a.date.localeCompare(b.date));

/** Each market's holidays of three years, in order. */
export const HOLIDAYS: Readonly<Record<MarketId, readonly Holiday[]>> = {
  id: inOrder(INDONESIA),
  mx: inOrder(MEXICO),
};
