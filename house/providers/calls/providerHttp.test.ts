import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Metrics } from '../../core/metrics.ts';
import { TestProviderServer } from '../../testing/providers/testProviderServer.ts';
import { ProviderAway, ProviderHttp, ProviderRefused } from './providerHttp.ts';

let provider: TestProviderServer;
let metrics: Metrics;
let http: ProviderHttp;
beforeEach(async () => {
  provider = await TestProviderServer.start(async () => ({ publicKey: '', secret: 'shared' }));
  metrics = new Metrics();
  http = new ProviderHttp(metrics, { timeout: 500, failures: 3, retry: 600 });
});
afterEach(() => provider.close());

const authorization = `Basic ${Buffer.from('kilat:shared').toString('base64')}`;
const list = (headers: Record<string, string> = { authorization }) =>
  http.send('s', { method: 'GET', url: `${provider.url}/api/lobby/v1/kilat/state`, headers });
const circuit = async () =>
  /^kilat_provider_circuit\{provider="s"\} (\d)$/m.exec(await metrics.registry.metrics())?.[1];

describe('a provider', () => {
  it('answers a call', async () => {
    expect(await list()).toEqual({ tables: { 'garuda-emas': { name: 'Garuda Emas' } } });
    expect(await circuit()).toBe('0');
  });

  it.each(['down', 'silent', 'garbled'] as const)(
    'that is %s is not called for a while, then tried again',
    async (fault) => {
      provider.fault = fault;
      for (let call = 0; call < 3; call++) await expect(list()).rejects.toThrow(ProviderAway);
      expect(http.isAway('s')).toBe(true);
      expect(await circuit()).toBe('2');
      await expect(list()).rejects.toThrow('s is not called for a while');
      provider.fault = 'none';
      await sleep(700);
      await list();
      expect(http.isAway('s')).toBe(false);
      expect(provider.requests).toHaveLength(1);
    },
  );

  it('that refuses a call counts as available', async () => {
    for (let call = 0; call < 5; call++) await expect(list({})).rejects.toThrow(ProviderRefused);
    expect(http.isAway('s')).toBe(false);
  });
});
