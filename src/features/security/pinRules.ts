export const PIN_DIGITS = 6;

/** The PINs that everybody tries first, which the house refuses: one digit six times, digits in a row up or down. */
export function isCommonPin(pin: string): boolean {
  return /^(\d)\1{5}$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);
}

const HIDDEN = '•';

/** What stands in the field for a PIN: nobody who looks over the shoulder, or listens to it read out, learns it. */
export function hiddenPin(pin: string): string {
  return HIDDEN.repeat(pin.length);
}

/** The PIN after typing, deleting or pasting into the field that showed `hiddenPin`: dots stand for what was there. */
export function typedPin(pin: string, field: string): string {
  const kept = [...field].filter((one) => one === HIDDEN).length;
  return (pin.slice(0, kept) + field.replace(/\D/g, '')).slice(0, PIN_DIGITS);
}
