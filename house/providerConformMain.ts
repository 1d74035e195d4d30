import { createPrivateKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { printLine, runCommand } from './command.ts';
import { Metrics } from './core/metrics.ts';
import type { ProviderCalls } from './providers/calls/port.ts';
import { ProviderHttp } from './providers/calls/providerHttp.ts';
import { Bench } from './providers/conformance/bench.ts';
import { hub88Driver } from './providers/conformance/hub88Driver.ts';
import { oneWalletDriver } from './providers/conformance/oneWalletDriver.ts';
import { runProviderRules } from './providers/conformance/providerRules.ts';
import { runRules, tableOf, type Verdict } from './providers/conformance/runRules.ts';
import { WALLET_RULES } from './providers/conformance/walletRules.ts';
import { hubCalls } from './providers/hub88/hubCalls.ts';
import { oneCalls } from './providers/oneWallet/oneCalls.ts';

const USAGE = `npm run studio:conform -- URL [--protocol hub88|oneWallet] (--key PEM-FILE | --secret TOKEN) …
  an operator's wallet, URL up to /user/… or /debit:
    --user NAME --token TOKEN --game CODE --currency CODE [--stake MINOR-UNITS]
    [--expired-token TOKEN] [--other-game CODE] [--other-user NAME --other-token TOKEN]
    [--disabled-user NAME --disabled-token TOKEN] [--limited-user NAME --limited-token TOKEN] [--too-much MINOR-UNITS]
  a provider's server: --provider --partner NAME, and the player's --user, --token, --currency`;

const text = { type: 'string' } as const;

/**
 * Tests all rules of studios.md on an operator's wallet, or on a provider's server, over HTTP (docs/providers.md). It plays
 * with the player's money and returns most of it: use a player of a test system. Exit code 1 if a rule is violated.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ protocol: text, key: text, secret: text, partner: text, provider: { type: 'boolean' } as const },
      ...{ user: text, token: text, game: text, currency: text, stake: text },
      ...{ 'expired-token': text, 'other-game': text, 'other-user': text, 'other-token': text },
      ...{ 'disabled-user': text, 'disabled-token': text, 'limited-user': text, 'limited-token': text },
      'too-much': text,
    },
  });
  const [url] = positionals;
  const { protocol = 'hub88', user, token, game = '', currency = 'IDR' } = values;
  const hub = protocol === 'hub88';
  if (!url || !user || !token || (hub ? !values.key : !values.secret)) throw new Error(USAGE);
  const key = hub ? createPrivateKey(await readFile(values.key ?? '')) : null;
  const secret = values.secret ?? '';
  if (values.provider) {
    const callsOf = providerCalls(url.replace(/\/$/, ''), values.partner ?? 'kilat');
    const calls = callsOf(key ?? secret);
    const stranger = callsOf(key ? strangersKey() : randomUUID());
    return printVerdicts(await runProviderRules({ calls, stranger, player: { user, token, currency } }));
  }
  const seat = { user, token, game, currency };
  const at = url.replace(/\/$/, '');
  const driver = key ? hub88Driver({ url: at, key, seat }) : oneWalletDriver({ url: at, secret, seat });
  const bench = new Bench(driver, seat, {
    ...(values.stake && { stake: BigInt(values.stake) }),
    ...(values['expired-token'] && { expiredToken: values['expired-token'] }),
    ...(values['other-game'] && { otherGame: values['other-game'] }),
    ...(values['too-much'] && { tooMuch: BigInt(values['too-much']) }),
    ...(values['other-user'] && {
      other: { user: values['other-user'], token: values['other-token'] ?? '' },
    }),
    ...(values['disabled-user'] && {
      disabled: { user: values['disabled-user'], token: values['disabled-token'] ?? '' },
    }),
    ...(values['limited-user'] && {
      limited: { user: values['limited-user'], token: values['limited-token'] ?? '' },
    }),
  });
  const code = printVerdicts(await runRules(WALLET_RULES, bench));
  const times = bench.times.toSorted((a, b) => a - b);
  printLine(`half of the answers came within ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms`);
  return code;
}

function strangersKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
}

/** A provider's calls, by the caller's proof of identity. */
function providerCalls(url: string, partner: string): (proof: KeyObject | string) => ProviderCalls {
  const http = new ProviderHttp(new Metrics());
  const link = { provider: 'the provider', url, partner };
  return (proof) =>
    typeof proof === 'string'
      ? oneCalls({ http, link: { ...link, secret: proof } })
      : hubCalls({ http, link, signingKey: async () => proof });
}

function printVerdicts(verdicts: readonly Verdict[]): number {
  for (const line of tableOf(verdicts)) printLine(line);
  return verdicts.some(({ passed }) => passed === false) ? 1 : 0;
}

runCommand(main, 'message');
