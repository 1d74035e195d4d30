import { clabe } from '../../contract/payments/clabe.ts';
import { test } from './house.ts';
import { travel } from './journey.ts';

test.use({
  settings: {
    MARKET: 'mx',
    BOTS: '0',
    SANDBOX_PAYS_MS: '5000',
    WITHDRAW_REVIEW_MS: '5000',
    CRASH_PREPARATION_MS: '4000',
  },
  locale: 'es-MX',
});

test('Mexico: at an OXXO till without a gift, one bet, and out to a CLABE', async ({ page, dataDir }) => {
  test.setTimeout(240_000);
  await travel(page, dataDir, {
    market: 'mx',
    phone: '5512349876',
    deposit: { port: 'OXXO', amount: 500, fee: 12 },
    withdrawal: 200,
    bank: { name: 'BBVA México', label: 'numberClabe', number: clabe('012', '180', 1_234_567n) },
  });
});
