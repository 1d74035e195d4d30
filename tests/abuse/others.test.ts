import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { FORM, SECURED } from './registry.ts';
import { placesOf, samplesOf, type Way, withAt } from './sample.ts';
import { inputIn, requestOf } from './send.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Ids that do not exist: an order or account number, a picture's name. */
const NOBODYS = { number: '999999999999999', name: 'A'.repeat(22) };
/** Fields that are not ids: a picture's name of letters looks like a person's, an order's number like a phone or a code. */
const PLAIN: ReadonlySet<unknown> = new Set(['amount', 'code', 'fullName', 'phone']);
const WITH_TEXTS = SECURED.filter(({ name }) => name !== FORM);

/** Calls in which a victim's id must be answered like an unknown one. */
const BY_ID = [
  'payOrder',
  'payOrderState',
  'payRecover',
  'payFeedbacks',
  'payFeedbackAdd',
  'feedbackCallback',
  'withdraw',
  'withdrawCancel',
  'withdrawOrderState',
  'bankAccountChange',
  'bankAccountDelete',
  'userSessionEnd',
  'siteUploaded',
  'freeSpinOrder',
];

describe("another player's identifiers", () => {
  it.each(WITH_TEXTS)('$name', async (named) => {
    const { token, userId } = await world.mallory();
    const wealth = await world.wealth(userId);
    const places = samplesOf(named).flatMap((good) =>
      placesOf(good)
        .filter((way) => !PLAIN.has(way.at(-1)))
        .map((way): [unknown, Way] => [good, way]),
    );
    const taken = (input: unknown) => {
      const sent = requestOf(named.call, input, token);
      return named.call.input && v.safeParse(named.call.input, inputIn(named.call, sent)).success
        ? sent
        : null;
    };
    await each(
      places,
      async ([good, way]) => {
        for (const [kind, id] of Object.entries(world.victim.ids)) {
          const theirs = taken(withAt(good, way, id));
          const nobodys = /^\d+$/.test(id) ? NOBODYS.number : NOBODYS.name;
          const absent = taken(withAt(good, way, nobodys));
          if (!theirs || !absent) continue;
          const [answer, nothing] = [await world.line.send(theirs), await world.line.send(absent)];
          const what = `${named.name}: ${way.join('.')} of the victim's ${kind}`;
          world.trial.judge(what, answer, 'any');
          const [seen, wanted] = [
            `${answer.status} ${answer.text.replaceAll(id, 'ID')}`,
            `${nothing.status} ${nothing.text.replaceAll(nobodys, 'ID')}`,
          ];
          world.trial.hold(`${what} is answered as nobody's is`, seen === wanted, `${seen} / ${wanted}`);
        }
      },
      1,
    );
    world.trial.hold(`${named.name}: no money came or went`, (await world.wealth(userId)) === wealth);
    world.trial.settle();
  });

  it.each(BY_ID)('are treated as unknown by %s', async (name) => {
    const named = SECURED.find((one) => one.name === name);
    if (!named) throw new Error(`no call ${name}`);
    const { token, account } = await world.mallory();
    for (const good of samplesOf(named))
      for (const id of Object.values(world.victim.ids)) {
        const field = name === 'withdraw' ? 'account' : 'name' in good ? 'name' : 'id';
        const input = { ...good, ...('pin' in good && { pin: '271828', account }), [field]: id };
        if (!v.is(named.call.input as v.GenericSchema, input)) continue;
        const answer = await world.line.send(requestOf(named.call, input, token));
        world.trial.judge(`${name} of ${id}`, answer, [ErrorCode.notFound]);
      }
    world.trial.settle();
  });
});
