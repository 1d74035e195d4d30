import { expect, it } from 'vitest';
import { cues, type Heard, shaking } from './diceSounds.ts';

const SHOWN = 3_300;
const moment = (told: Partial<Heard>): Heard => ({
  roundId: '7',
  phase: 'betting',
  seconds: 12,
  since: 0,
  interrupted: false,
  bets: 0,
  decided: null,
  won: null,
  ...told,
});
const result = (since: number, told: Partial<Heard> = {}) =>
  moment({ phase: 'result', seconds: 0, since, ...told });

it('ticks, then beeps, as betting comes to its end', () => {
  const at = (seconds: number) => cues(moment({ seconds: seconds + 1 }), moment({ seconds }), SHOWN);
  expect([6, 5, 4, 3, 2, 1].map(at)).toEqual([[], ['tick'], ['tick'], ['beep'], ['beep'], ['beep']]);
});

it('shakes the dice, lets them fall and shows the result, once each', () => {
  const heard: string[] = [];
  for (let t = 0; t < 8_000; t += 100) heard.push(...cues(result(t), result(t + 100), SHOWN));
  expect(heard).toEqual(['diceLand', 'reveal']);
  expect([0, 400, 1_000, 1_200].map((t) => shaking(result(t)))).toEqual([false, true, true, false]);
  expect(shaking(result(400, { interrupted: true }))).toBe(false);
});

it('makes nothing up for what passed unseen', () => {
  expect(cues(result(0), result(6_000), SHOWN)).toEqual([]);
  expect(cues(moment({ roundId: '6' }), result(1_650), SHOWN)).toEqual([]);
  expect(cues(result(1_500), result(1_650, { interrupted: true }), SHOWN)).toEqual([]);
});

it('sounds for a bet that stands and for a win, as loud as it is', () => {
  expect(cues(moment({}), moment({ bets: 1 }), SHOWN)).toEqual(['bet']);
  const won = (size: Heard['won']) => cues(result(3_400), result(3_400, { decided: '7', won: size }), SHOWN);
  expect(won(null)).toEqual([]);
  expect(won('small')).toEqual(['winSmall']);
  expect(won('big')).toEqual(['winBig']);
});
