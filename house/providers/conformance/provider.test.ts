import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Metrics } from '../../core/metrics.ts';
import { TestProviderServer } from '../../testing/providers/testProviderServer.ts';
import { ProviderHttp } from '../calls/providerHttp.ts';
import { hubCalls } from '../hub88/hubCalls.ts';
import { oneCalls } from '../oneWallet/oneCalls.ts';
import { type ProviderBench, runProviderRules } from './providerRules.ts';
import { tableOf } from './runRules.ts';

const own = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const strange = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const publicKey = own.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const player = { user: 'kilat-1', token: 't', currency: 'IDR' };

let provider: TestProviderServer;
beforeAll(async () => {
  provider = await TestProviderServer.start(async () => ({ publicKey, secret: 'shared' }));
});
afterAll(() => provider.close());

const benches: Record<string, () => ProviderBench> = {
  hub88() {
    const parts = {
      http: new ProviderHttp(new Metrics()),
      link: { provider: 's', url: provider.url, partner: 'kilat' },
    };
    const calls = hubCalls({ ...parts, signingKey: async () => own.privateKey });
    return { calls, stranger: hubCalls({ ...parts, signingKey: async () => strange.privateKey }), player };
  },
  oneWallet() {
    const http = new ProviderHttp(new Metrics());
    const link = { provider: 's', url: provider.url, partner: 'kilat' };
    const calls = (secret: string) => oneCalls({ http, link: { ...link, secret } });
    return { calls: calls('shared'), stranger: calls('guessed'), player };
  },
};

describe.each(['hub88', 'oneWallet'])("a provider's server over %s", (protocol) => {
  it('passes all rules', async () => {
    const verdicts = await runProviderRules(benches[protocol]!());
    expect(verdicts.filter(({ passed }) => passed !== true)).toEqual([]);
  });

  it('fails the rules when it is down, as reported in the table', async () => {
    provider.fault = 'down';
    const verdicts = await runProviderRules(benches[protocol]!());
    provider.fault = 'none';
    expect(verdicts[0]).toMatchObject({ passed: false, detail: 'it answered 503' });
    expect(tableOf(verdicts)[0]).toMatch(
      /^NO {2}games: lists them, each once, with a title +it answered 503$/,
    );
    expect(tableOf(verdicts).at(-1)).toMatch(/^0 hold, 8 do not, 0 were not tried$/);
  });
});
