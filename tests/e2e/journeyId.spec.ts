import { test } from './support/house.ts';
import { travel } from './support/journey.ts';

test('Indonesia: by QRIS with a new player’s bonus, one bet, and withdrawal to a bank without it', async ({
  page,
  dataDir,
}) => {
  test.setTimeout(240_000);
  await travel(page, dataDir, {
    market: 'id',
    phone: '81299887766',
    deposit: {
      port: 'QRIS',
      amount: 100_000,
      fee: 0,
      promotion: { title: 'Bonus pemain baru', brings: 20_000, times: 8 },
    },
    withdrawal: 50_000,
    bank: { name: 'Mandiri', label: 'number', number: '1234567890123' },
  });
});
