import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Mallory } from './mallory.ts';
import { SECURED } from './registry.ts';
import { type Answered, requestOf } from './send.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

/** A file beside the client's folder that must never be served. */
const BESIDE = 'a secret beside the site';

let folder: string;
let world: World;
let mallory: Mallory;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilat-site-'));
  const clientDir = join(folder, 'client');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  await writeFile(
    join(clientDir, 'index.html'),
    '<!doctype html><meta name="kilat-market" content="id" /><title>Kilat</title>',
  );
  await writeFile(join(clientDir, 'assets', 'a.js'), 'export {};');
  for (const name of ['secret.txt', 'package.json', '.env']) await writeFile(join(folder, name), BESIDE);
  world = await World.open({ config: { clientDir } });
  mallory = await world.mallory();
  world.victim.secrets.push(BESIDE);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string | string[]> = {}) =>
  world.line.send({ method: 'GET', path, headers });

/** The client's page is public, and the only content at other paths. */
function judgePage(what: string, answer: Answered): void {
  const page = answer.status === 200 && answer.text.startsWith('<!doctype html>');
  world.trial.judge(what, answer, page ? 'any' : 'refused');
}

describe('paths', () => {
  const UP = [
    '..',
    '%2e%2e',
    '%2E.',
    '.%2e',
    '..%2f..',
    '..%5c..',
    '..\\..',
    '....//....',
    '..;',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '..%00',
  ];
  const AIMS = [
    'secret.txt',
    'package.json',
    '.env',
    'etc/passwd',
    'house/config.ts',
    'client/index.html%00.png',
  ];
  const FROM = [
    '',
    'assets/',
    'assets/a.js/',
    'main/',
    'help/',
    'sandbox/',
    'callbacks/',
    'main/site/avatar/',
  ];

  it('that lead out of the site are not served', async () => {
    const paths = FROM.flatMap((from) => UP.flatMap((up) => AIMS.map((aim) => `/${from}${up}/${aim}`)));
    const deep = UP.flatMap((up) => AIMS.map((aim) => `/${`${up}/`.repeat(8)}${aim}`));
    const plain = [
      '/.git/config',
      '/.env',
      '//secret.txt',
      '/%2fetc%2fpasswd',
      '/client/../secret.txt',
      '/assets/',
      '/assets',
    ];
    const files = [
      'file:///etc/passwd',
      'http://evil.example/secret.txt',
      '//evil.example/%2e%2e',
      '/\\\\evil.example\\x',
    ];
    await each([...paths, ...deep, ...plain, ...files], async (path) =>
      world.trial.judge(`GET ${path}`, await get(path.replaceAll(' ', '%20')), 'any'),
    );
    world.trial.settle();
  });

  it('of secured calls in other spellings are equally protected', async () => {
    const odd = (path: string) => [
      `/${path}`,
      path.replaceAll('/', '//'),
      `${path}/`,
      `${path}//`,
      `${path}/.`,
      `${path}/..`,
      `/.${path}`,
      `/x/..${path}`,
      path.replace('/main/', '/main/./'),
      path.replace('/main/', '/main/x/../'),
      path.replace('main', '%6d%61in'),
      path.replace('main', '%256dain'),
      path.replace('/main/', '/main%2f'),
      path.replace('/main/', '/main\\'),
      path.replace('main', 'MAIN'),
      path.toUpperCase(),
      `${path};x=1`,
      `${path}%00`,
      `${path}%20`,
      `${path}.json`,
      `${path}?x=/../..`,
      `${path}%3fx=1`,
      `${path}%23`,
      `${path}${'/x'.repeat(500)}`,
    ];
    const paths = SECURED.map(({ call }) =>
      call.path.replaceAll(/\{\w+\}/g, world.victim.ids.deposit ?? '1'),
    );
    await each(
      [...new Set(paths)].flatMap((path) => odd(path)),
      async (path) => {
        const answer = await get(path);
        judgePage(`GET ${path.slice(0, 80)} by nobody`, answer);
      },
    );
    world.trial.settle();
  });

  it('with invalid ids are refused', async () => {
    const ids = [
      '0x1',
      '1.0',
      '+1',
      '-1',
      '1e3',
      '٣',
      '1%00',
      '1%20',
      '%201',
      '1%0a',
      '9'.repeat(101),
      'x'.repeat(10_000),
      '%ff',
      '%',
      '*',
      '..',
      '%2e%2e',
      'null',
      'all,1',
      '1,2',
      '1;2',
      '1|2',
      '1%2f..%2f2',
      "1'",
      '1"',
      '[]',
      '{}',
    ];
    const calls = SECURED.filter(({ call }) => call.path.includes('{id}'));
    await each(
      calls.flatMap(({ name, call }) => ids.map((id) => [name, call, id] as const)),
      async ([name, call, id]) => {
        const sent = requestOf(call, {}, mallory.token);
        const path = call.path.replace('{id}', encodeURI(id).replaceAll('%25', '%'));
        world.trial.judge(
          `${name} of ${id.slice(0, 20)}`,
          await world.line.send({ ...sent, path }),
          'refused',
        );
      },
    );
    world.trial.settle();
  });
});
