import type { LaunchRequest, ProviderCalls } from '../calls/port.ts';
import { ProviderRefused } from '../calls/providerHttp.ts';
import { Broken } from './bench.ts';
import { attempt, type Verdict } from './runRules.ts';

/** Test data for a provider's own server. */
export interface ProviderBench {
  calls: ProviderCalls;
  /** The same calls from a caller that the provider does not know. */
  stranger: ProviderCalls;
  player: Pick<LaunchRequest, 'user' | 'token' | 'currency'>;
}

interface ProviderRule {
  name: string;
  check(bench: ProviderBench): Promise<void>;
}

const NO_GAME = 'no-such-game';

/** The requirements of the house for a provider's server. */
const PROVIDER_RULES: readonly ProviderRule[] = [
  {
    name: 'games: lists them, each once, with a title',
    async check({ calls }) {
      const games = await calls.gameList();
      if (games.length === 0) throw new Broken('it lists none');
      if (new Set(games.map(({ code }) => code)).size < games.length) throw new Broken('one is listed twice');
    },
  },
  {
    name: 'games: lists none to a stranger',
    check: ({ stranger }) => refuses(stranger.gameList()),
  },
  {
    name: 'launch: opens a game for a phone and for a computer',
    async check(bench) {
      const code = await firstGame(bench.calls);
      for (const mobile of [true, false]) await bench.calls.gameUrl(launchOf(bench, code, mobile));
    },
  },
  {
    name: 'launch: opens no game that there is not',
    check: (bench) => refuses(bench.calls.gameUrl(launchOf(bench, NO_GAME))),
  },
  {
    name: 'launch: opens none for a stranger',
    async check(bench) {
      await refuses(bench.stranger.gameUrl(launchOf(bench, await firstGame(bench.calls))));
    },
  },
  {
    name: 'round: says that it does not know one',
    async check({ calls, player: { user, currency } }) {
      const code = await firstGame(calls);
      const { state } = await calls.round({ user, currency, code, round: 'no-such-round' });
      if (state !== 'unknown') throw new Broken(`it says ${state}`);
    },
  },
  {
    name: 'round: tells a stranger nothing',
    async check({ calls, stranger, player: { user, currency } }) {
      const code = await firstGame(calls);
      await refuses(stranger.round({ user, currency, code, round: 'no-such-round' }));
    },
  },
  {
    name: 'free bets: lists what it has, in games that it lists',
    async check({ calls }) {
      const codes = new Set((await calls.gameList()).map(({ code }) => code));
      const lost = (await calls.prepaids()).find(({ code }) => !codes.has(code));
      if (lost) throw new Broken(`${lost.id} is for ${lost.code}`);
    },
  },
];

/** Runs all of them, one after the other. */
export async function runProviderRules(bench: ProviderBench): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { name, check } of PROVIDER_RULES) verdicts.push(await attempt(name, () => check(bench)));
  return verdicts;
}

async function firstGame(calls: ProviderCalls): Promise<string> {
  const [game] = await calls.gameList();
  if (!game) throw new Broken('it lists no game');
  return game.code;
}

function launchOf({ player }: ProviderBench, code: string, mobile = true): LaunchRequest {
  const urls = { lobbyUrl: 'https://operator.example/', depositUrl: 'https://operator.example/deposit' };
  return { ...player, ...urls, code, mobile, language: 'en', country: null, ip: '203.0.113.7' };
}

/** Checks that a provider refuses a call, rather than failing or performing it. */
async function refuses(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ProviderRefused) return;
    throw error;
  }
  throw new Broken('it is not refused');
}
