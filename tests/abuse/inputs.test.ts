import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { HOSTILE, MORE_FIELDS } from './hostile.ts';
import { type NamedCall, WITH_INPUT } from './registry.ts';
import { placesOf, samplesOf, type Way, withAt } from './sample.ts';
import { inputIn, requestOf, type Sent } from './send.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

type Case = [what: string, input: unknown];

/** The valid input with each of its values in turn replaced, removed or with additional fields. */
function casesOf(named: NamedCall): Case[] {
  return samplesOf(named).flatMap((good) => {
    const replaced = placesOf(good).flatMap((way: Way) => [
      ...HOSTILE.map((value): Case => [`${way.join('.')} = ${shortText(value)}`, withAt(good, way, value)]),
      [`no ${way.join('.')}`, withAt(good, way, undefined)] as Case,
    ]);
    const more = [...MORE_FIELDS, ['userId', world.victim.userId], ['user_id', world.victim.userId]] as const;
    const joined = more.map(([name, value]): Case => [`with ${name}`, joinedBy(good, name, value)]);
    return [...replaced, ...joined, ['nothing', {}]];
  });
}

/** As an own property, also if objects inherit a property of that name. */
function joinedBy(good: object, name: string, value: unknown): unknown {
  return Object.defineProperty({ ...good }, name, { value, enumerable: true });
}

function shortText(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 40);
}

/** Whether the schema accepts the input; if not, it must be refused. */
function takes({ call }: NamedCall, sent: Sent): boolean {
  return call.input === undefined || v.safeParse(call.input, inputIn(call, sent)).success;
}

describe('invalid inputs of a call', () => {
  it.each(WITH_INPUT)('$name', async (named) => {
    const { userId, token } = await world.mallory();
    const [wealth, outside] = [await world.wealth(userId), await world.outside()];
    await each(casesOf(named), async ([what, input]) => {
      const sent = requestOf(named.call, input, token);
      const answer = await world.line.send(sent);
      world.trial.judge(`${named.name}: ${what}`, answer, takes(named, sent) ? 'any' : 'refused');
    });
    world.trial.hold(`${named.name}: no money came or went`, (await world.wealth(userId)) === wealth);
    world.trial.hold(`${named.name}: nothing came from outside`, (await world.outside()) === outside);
    world.trial.settle();
  });
});
