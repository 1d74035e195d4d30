/** CLABE: a Mexican account as 18 digits: bank (3), place (3), account (11), check digit. */

const WEIGHTS = [3, 7, 1];

/** The check digit of the first 17 digits. */
export function clabeDigit(digits: string): string {
  const sum = [...digits].reduce((all, digit, i) => all + ((Number(digit) * (WEIGHTS[i % 3] ?? 0)) % 10), 0);
  return String((10 - (sum % 10)) % 10);
}

/** A complete account number. @throws when a part has the wrong length or other characters than digits */
export function clabe(bank: string, place: string, account: bigint): string {
  const digits = `${bank}${place}${String(account).padStart(11, '0')}`;
  if (!/^\d{17}$/.test(digits)) throw new Error(`no CLABE has the digits ${digits}`);
  return digits + clabeDigit(digits);
}

export function isClabe(number: string): boolean {
  return /^\d{18}$/.test(number) && clabeDigit(number.slice(0, 17)) === number[17];
}
