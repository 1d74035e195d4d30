import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Mallory } from './mallory.ts';
import { CALLS, SECURED } from './registry.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
let mallory: Mallory;
beforeAll(async () => {
  world = await World.open();
  mallory = await world.mallory();
});
afterAll(() => world.close());

const get = (path: string, headers: Record<string, string | string[]> = {}) =>
  world.line.send({ method: 'GET', path, headers });

describe('methods', () => {
  const METHODS = [
    'GET',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'TRACE',
    'PROPFIND',
    'SEARCH',
    'LOCK',
    'MOVE',
    'PURGE',
    'QUERY',
  ];
  const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];

  it('other than declared answer nothing and change nothing', async () => {
    const before = await world.footprint(mallory.userId);
    const paths = [...new Set(CALLS.map(({ call }) => call.path))];
    const takes = (path: string, method: string) =>
      CALLS.some(({ call }) => call.method === method && matches(call.path, path));
    await each(
      paths.flatMap((path) =>
        METHODS.filter((method) => !takes(path, method)).map((method) => [path, method] as const),
      ),
      async ([path, method]) => {
        const answer = await world.line.send({
          method,
          path: path.replaceAll(/\{\w+\}/g, '1'),
          headers: { main_token: mallory.token, 'content-type': 'application/json' },
          ...(method !== 'GET' && { body: '{}' }),
        });
        world.trial.judge(`${method} ${path}`, answer, 'refused');
      },
    );
    world.trial.hold('nothing was changed', (await world.footprint(mallory.userId)) === before);
    world.trial.settle();
  });

  it('are not overridden by headers, and HEAD reveals no more than GET', async () => {
    const before = await world.footprint(mallory.userId);
    await each(SECURED, async ({ name, call }) => {
      const path = call.path.replaceAll(/\{\w+\}/g, '1');
      for (const header of OVERRIDES) {
        const answer = await get(path, { [header]: call.method === 'GET' ? 'DELETE' : call.method });
        world.trial.judge(`${name} by ${header}`, answer, 'refused');
      }
      const head = await world.line.send({ method: 'HEAD', path });
      world.trial.judge(`HEAD ${name}`, head, 'refused');
      world.trial.hold(`HEAD ${name} has no body`, head.text === '');
    });
    world.trial.hold('nothing was changed', (await world.footprint(mallory.userId)) === before);
    world.trial.settle();
  });
});

/** Whether a path with its declared parameters matches a call's path. */
function matches(path: string, other: string): boolean {
  const [here, there] = [path.split('/'), other.split('/')];
  return (
    here.length === there.length &&
    here.every(
      (part, i) => part === there[i] || part.startsWith('{') || (there[i]?.startsWith('{') && part === '1'),
    )
  );
}
