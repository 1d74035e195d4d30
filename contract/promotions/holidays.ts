import type { Localized } from '../localized.ts';
import type { MarketId } from '../markets.ts';

/** A holiday of a market, on its first day there. */
export interface Holiday {
  /** '2026-12-25' */
  date: string;
  name: Localized;
}

/** A holiday with its dates of the years. */
type Feast = Localized & { dates: readonly string[] };

/** The same date every year. */
const YEARS = [2026, 2027, 2028] as const;
const each = (day: string) => YEARS.map((year) => `${year}-${day}`);

/**
 * Indonesia's, as the ministers' joint decree has them for 2026. Those that go by the moon are reckoned for the years after (Islamic
 * ones by the criteria of MABIMS): where the decree of a year says another day, its line is changed here.
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

/** Mexico's days of rest, on the Mondays that the law moves three of them to, and the feasts that everybody keeps. */
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

/** Each market's holidays of three years, in their order. */
export const HOLIDAYS: Readonly<Record<MarketId, readonly Holiday[]>> = {
  id: inOrder(INDONESIA),
  mx: inOrder(MEXICO),
};
