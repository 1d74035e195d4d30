import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { phoneCheck } from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

const open = (headers = {}) => house.request('GET', '/sandbox/outbox', { headers });

async function requestCode(phone: string): Promise<void> {
  await house.register(phone);
  await house.call(phoneCheck, { input: { phone, purpose: 'resetPassword' as const } });
}

describe('the outbox page', () => {
  it('shows messages, newest first, without any script and under the strict policy', async () => {
    await requestCode('81355550001');
    await requestCode('81355550002');
    const { status, headers, text } = await vi.waitFor(
      async () => {
        const page = await open();
        expect(page.text).toContain('+6281355550002');
        expect(page.text).toContain('+6281355550001');
        return page;
      },
      { timeout: 20_000 },
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';style-src 'self'/);
    expect(text.indexOf('+6281355550002')).toBeLessThan(text.indexOf('+6281355550001'));
    expect(text).toMatch(/<p class="code">\d{6}<\/p>/);
    expect(text).toContain('<html lang="id">');
    expect(text).not.toMatch(/<script|<style| style=/);
    const style = /<link rel="stylesheet" href="([^"]+)">/.exec(text)?.[1] ?? '';
    const css = await house.request('GET', style);
    expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('escapes messages, and deletes them after a day', async () => {
    const at = house.house.clock.now();
    const add = (text: string, sentAt: number) =>
      house.db.pool.query(
        `INSERT INTO outbox (channel, "to", purpose, text, sent_at) VALUES ('email', 'a@b', 'x', $1, $2)`,
        [text, sentAt],
      );
    await add('<b>"halo" & \'dah\'</b>', at);
    await add('kemarin', at - 24 * 3_600_000);
    const { text } = await open();
    expect(text).toContain('&lt;b&gt;&quot;halo&quot; &amp; &#39;dah&#39;&lt;/b&gt;');
    expect(text).not.toContain('kemarin');
  });

  it('is not found through a proxy', async () => {
    for (const header of ['x-forwarded-for', 'forwarded'])
      expect((await open({ [header]: '203.0.113.7' })).status).toBe(404);
  });

  it('is in the language of the market', async () => {
    const mexico = await TestHouse.start({ config: { market: MARKETS.mx } });
    try {
      const { text } = await mexico.request('GET', '/sandbox/outbox');
      expect(text).toContain('<html lang="es-MX">');
      expect(text).toContain('Bandeja de salida');
    } finally {
      await mexico.close();
    }
  });
});

it('a house without the sandbox has no outbox, does not mention one and stores no message', async () => {
  const real = await TestHouse.start({ config: { sandbox: false } });
  try {
    const { phone } = await real.register();
    const sent = await real.call(phoneCheck, { input: { phone, purpose: 'resetPassword' as const } });
    expect(sent.sandbox).toBeNull();
    for (const path of ['/sandbox/outbox', '/sandbox/outbox.css'])
      expect((await real.request('GET', path)).status).toBe(404);
    expect((await real.db.pool.query('SELECT 1 FROM outbox')).rows).toEqual([]);
  } finally {
    await real.close();
  }
});
