// @vitest-environment dom
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrisPayload } from '../../../contract/payments/qris.ts';
import { find, render } from '../testRender.ts';
import { QrCode } from './QrCode.tsx';

const PAYLOAD = qrisPayload(
  {
    name: 'KILAT DEMO',
    city: 'JAKARTA',
    postalCode: '10110',
    nmid: 'ID0000000000018',
    acquirer: { domain: 'ID.KILAT.DEMO', pan: '9360000000000000018', merchantId: '000000000000018' },
  },
  5_000_000n,
  'D4F8572235647ABC4BD',
);

it('draws exactly the modules of a QRIS payload, with a quiet zone of four', async () => {
  await render(<QrCode text={PAYLOAD} label="QRIS" />);
  const { data, size } = encode(PAYLOAD, { ecc: 'M', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  const path = document.querySelector('svg path')?.getAttribute('d') ?? '';
  for (const [, x = '', y = '', wide = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    for (let at = 0; at < Number(wide); at++) {
      const row = drawn[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  expect(drawn).toEqual(data);
  expect(drawn.slice(0, 4).flat().includes(true)).toBe(false);
  expect(find<HTMLElement>('svg').getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
});
