import { expect, it } from 'vitest';
import { drawn, type Mark, poolCues, type SoundFacts } from './poolSounds.ts';

const MARKS: readonly Mark[] = [
  { at: 1_530, sound: 'diceLand' },
  { at: 3_300, sound: 'reveal' },
];
const moment = (change: Partial<SoundFacts>): SoundFacts => ({
  roundId: '7',
  phase: 'betting',
  seconds: 12,
  since: 0,
  voided: false,
  bets: 0,
  decided: null,
  won: null,
  ...change,
});
const result = (since: number, change: Partial<SoundFacts> = {}) =>
  moment({ phase: 'result', seconds: 0, since, ...change });

it('ticks, then beeps, towards the end of betting', () => {
  const at = (seconds: number) => poolCues(moment({ seconds: seconds + 1 }), moment({ seconds }), MARKS);
  expect([6, 5, 4, 3, 2, 1].map(at)).toEqual([[], ['tick'], ['tick'], ['beep'], ['beep'], ['beep']]);
});

it('plays every sound of a draw once', () => {
  const played: string[] = [];
  for (let t = 0; t < 8_000; t += 100) played.push(...poolCues(result(t), result(t + 100), MARKS));
  expect(played).toEqual(['diceLand', 'reveal']);
  expect([0, 400].map((t) => drawn(result(t)))).toEqual([0, 400]);
  expect(drawn(result(400, { voided: true }))).toBe(-1);
  expect(drawn(moment({}))).toBe(-1);
});

it('plays nothing for missed moments', () => {
  expect(poolCues(result(0), result(6_000), MARKS)).toEqual([]);
  expect(poolCues(moment({ roundId: '6' }), result(1_650), MARKS)).toEqual([]);
  expect(poolCues(result(1_500), result(1_650, { voided: true }), MARKS)).toEqual([]);
});

it("plays sounds for a placed bet and for a win, with the win's volume", () => {
  expect(poolCues(moment({}), moment({ bets: 1 }), MARKS)).toEqual(['bet']);
  const won = (size: SoundFacts['won']) =>
    poolCues(result(3_400), result(3_400, { decided: '7', won: size }), MARKS);
  expect(won(null)).toEqual([]);
  expect(won('small')).toEqual(['winSmall']);
  expect(won('big')).toEqual(['winBig']);
});
