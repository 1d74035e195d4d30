// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SampleRound as ToldRound } from '../../../../contract/games/sample/channel.ts';
import { streakRate } from '../../../../contract/games/sample/rules.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { useSession } from '../../../shared/account/session.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { find, press, render } from '../../../ui/testRender.ts';
import type { TestHouse } from '../../session/testHouse.ts';
import { SoloPanel } from '../../solo/SoloPanel.tsx';
import { anySolo, SoloUiProvider } from '../../solo/soloUi.ts';
import { SAMPLE_WIRE } from '../sampleWire.ts';

const { houses } = vi.hoisted(() => ({ houses: [] as unknown[] }));
vi.mock('../../session/sessionDeps.ts', async () => {
  const { TestHouse: House } = await import('../../session/testHouse.ts');
  const house = new House();
  houses.push(house);
  return { siteDeps: house.deps };
});
const { live, sidesOf } = await import('./liveSample.ts');
const { CoinChoices, CoinStrategy } = await import('./CoinChoices.tsx');
const house = houses[0] as TestHouse;
const { session } = live;

const UI = anySolo({
  ...live,
  wire: SAMPLE_WIRE,
  title: 'Coin Flip',
  Mark: () => null,
  describe: () => '',
  facts: () => [],
  words: { playing: 'Melempar…', choose: 'Tebak sisinya' },
  choice: ({ side }) => side,
  strategy: ({ sequence, calls }) => ({ sides: sidesOf(sequence), calls }),
});

const received = (change: Partial<ToldRound> = {}): ToldRound => ({
  roundId: '7',
  step: 1,
  over: false,
  end: null,
  currency: 'IDR',
  amount: '1000000',
  rate: `${streakRate(1)}`,
  win: '0',
  startTime: 0,
  endTime: null,
  fair: { pairId: '1', serverSeedHash: '', serverSeed: null, clientSeed: '', nonce: 0 },
  calls: ['tails'],
  flips: ['tails'],
  ...change,
});
const current = (change = {}) => ({
  round: null,
  latest: [],
  fairRound: null,
  betAmountRange: { min: '100000', max: '500000000', maxProfit: '10000000000' },
  bets: [],
  serverTime: 0,
  ...change,
});

beforeAll(() => startI18n('id', ['common', 'table', 'solo', 'controls', 'sample']));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  useSession.setState({ token: 'x-u1' });
  useWallet.setState({ balance: 100_000_000n });
  live.changeForm({ side: 0, mode: 'manual', stake: '10.000', sequence: '0', calls: 1 });
  session.signedIn({ id: 'u1', name: 'sari', avatar: 0 });
  session.open();
  await act(async () => house.answer('sampleCurRound', current()));
  await render(
    <MemoryRouter>
      <SoloUiProvider value={UI}>
        <SoloPanel choices={<CoinChoices />} strategy={<CoinStrategy />} />
      </SoloUiProvider>
    </MemoryRouter>,
  );
  return () => {
    session.close();
    session.signedOut();
    vi.useRealTimers();
  };
});

const main = () => find('button[data-kind]');
const side = (name: 'heads' | 'tails') =>
  find(`fieldset > button:nth-of-type(${name === 'heads' ? 1 : 2}):has(> svg)`);
const key = (name: string) =>
  act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
const reply = (round: ToldRound) => ({ round, balance: '99000000', sequence: `${house.nextSequence()}` });
async function pass(ms: number): Promise<void> {
  house.time += ms;
  await act(async () => vi.advanceTimersByTime(ms));
}

it('bets on the chosen side, calls the next one by a press, and cashes out', async () => {
  expect(main().textContent).toContain('Pasang Rp');
  await press(side('tails'));
  expect(side('tails').getAttribute('aria-pressed')).toBe('true');
  await press(main());
  expect(house.open('sampleStartRound')[0]?.variables).toMatchObject({ side: 'tails', amount: '1000000' });
  expect(main().dataset.kind).toBe('playing');
  await act(async () => house.answer('sampleStartRound', reply(received())));
  // The coin is still in the air: no result is shown before it lands.
  expect(main().textContent).toContain('Melempar');
  expect(side('heads').textContent).toContain('1,96x');
  await pass(2_000);
  expect(main().textContent).toContain('Cairkan Rp');
  expect(main().textContent).toContain('19.600');
  expect(side('heads').textContent).toContain('3,92x');
  await press(side('heads'));
  expect(house.open('sampleSelectCard')[0]?.variables).toMatchObject({
    roundId: '7',
    step: 1,
    side: 'heads',
  });
  const right = { step: 2, calls: ['tails', 'heads'], flips: ['tails', 'heads'], rate: `${streakRate(2)}` };
  await act(async () => house.answer('sampleSelectCard', reply(received(right as Partial<ToldRound>))));
  await pass(2_000);
  await press(main());
  const cashed = { ...right, step: 3, over: true, end: 'cashedOut', win: '3920000' } as Partial<ToldRound>;
  await act(async () => house.answer('sampleCashRound', reply(received(cashed))));
  expect(main().textContent).toContain('Menang Rp');
  await press(main());
  expect(main().dataset.kind).toBe('place');
});

it('can be played with the keyboard', async () => {
  await key('w');
  expect(side('tails').getAttribute('aria-pressed')).toBe('true');
  await key(' ');
  expect(house.open('sampleStartRound')[0]?.variables).toMatchObject({ side: 'tails' });
  const lost = { over: true, end: 'lost', rate: '0', flips: ['heads'] } as Partial<ToldRound>;
  await act(async () => house.answer('sampleStartRound', reply(received(lost))));
  await key(' ');
  // The press skipped to the end of the throw.
  expect(main().dataset.kind).toBe('place');
});

it('restores an open round, whatever the form contains, and lets the player end it by hand', async () => {
  await act(async () => live.changeForm({ mode: 'auto' }));
  session.refresh();
  await act(async () => house.answer('sampleCurRound', current({ round: received() })));
  expect(main().dataset.kind).toBe('cashOut');
  expect(side('heads').textContent).toContain('3,92x');
});

it('auto-bets call their sides in turn and stop on a refusal', async () => {
  await act(async () => live.changeForm({ mode: 'auto', sequence: '10', calls: 1 }));
  await pass(0);
  await press(main());
  // The button that stops the run shows its progress.
  expect(main().textContent).toContain('Taruhan 1/10');
  for (const [roundId, called] of [
    ['8', 'tails'],
    ['9', 'heads'],
  ] as const) {
    expect(house.open('sampleStartRound')[0]?.variables).toMatchObject({ side: called });
    const flips = [called === 'heads' ? 'tails' : 'heads'];
    const lost = {
      roundId,
      over: true,
      end: 'lost',
      rate: '0',
      calls: [called],
      flips,
    } as Partial<ToldRound>;
    await act(async () => house.answer('sampleStartRound', reply(received(lost))));
    await pass(2_000);
  }
  await act(async () => house.open('sampleStartRound')[0]?.refuse(700));
  expect(session.store.getState().auto?.stopped).toBe('balance');
  expect(main().dataset.kind).toBe('startAuto');
});
