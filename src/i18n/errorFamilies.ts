/**
 * Families of codes in the error catalogue (spec.md section 8): the fallback text for codes without their own. A family inside
 * another comes first.
 */
const FAMILIES = [
  { from: 1018, to: 1028, key: '1018-1028' },
  { from: 1045, to: 1052, key: '1045-1052' },
  { from: 1201, to: 1240, key: '1201-1240' },
  { from: 1300, to: 1380, key: '1300-1380' },
  { from: 2001, to: 2008, key: '2001-2008' },
  { from: 3001, to: 3038, key: '3001-3038' },
  { from: 4001, to: 4009, key: '4001-4009' },
  { from: 5001, to: 5003, key: '5001-5003' },
  { from: 7031, to: 7033, key: '7031-7033' },
  { from: 7001, to: 7036, key: '7001-7036' },
  { from: 8001, to: 8011, key: '8001-8011' },
  { from: 9002, to: 9005, key: '9002-9005' },
  { from: 10001, to: 10013, key: '10001-10013' },
] as const;

export type ErrorFamily = (typeof FAMILIES)[number]['key'];

/** The family of a code, if it has one. */
export function familyOf(code: number): ErrorFamily | undefined {
  return FAMILIES.find(({ from, to }) => code >= from && code <= to)?.key;
}
