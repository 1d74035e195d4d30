import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenPin, isCommonPin, typedPin } from './PinPad.tsx';

describe('a PIN', () => {
  it.each(['000000', '111111', '123456', '234567', '567890', '654321', '098765', '012345', '987654'])(
    'is refused when it is too common: %s',
    (pin) => expect(isCommonPin(pin)).toBe(true),
  );

  it.each(['112233', '135790', '802914', '123457', '121212'])('may be %s', (pin) =>
    expect(isCommonPin(pin)).toBe(false),
  );
});

describe('the hidden field', () => {
  it('shows no digit', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{0,6}$/), (pin) => !/\d/.test(hiddenPin(pin))));
  });

  it('accepts and deletes digits one by one', () => {
    let pin = '';
    for (const digit of '802914') pin = typedPin(pin, hiddenPin(pin) + digit);
    expect(pin).toBe('802914');
    expect(typedPin(pin, hiddenPin(pin).slice(0, -1))).toBe('80291');
    expect(typedPin(pin, `${hiddenPin(pin)}7`)).toBe('802914');
  });

  it('accepts a paste with any characters between the digits', () => {
    expect(typedPin('', '80 29-14')).toBe('802914');
    expect(typedPin('80', '••2914')).toBe('802914');
    expect(typedPin('80', '802914')).toBe('802914');
    expect(typedPin('80', '••x')).toBe('80');
  });
});
