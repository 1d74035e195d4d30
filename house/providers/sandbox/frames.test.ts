import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { Frames } from './frames.ts';

const newFrames = () => new Frames(generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey);
const frames = newFrames();
const SITE = 'https://kilat.example:8443';
const queryOf = (site = SITE) =>
  Object.fromEntries(frames.queryOf({ session: 'one' }, 'id', `${site}/?z=wallet`));

it('a URL names the site that may frame it', () => {
  expect(queryOf()).toMatchObject({ session: 'one', lang: 'id', site: SITE });
  expect(frames.siteOf(queryOf())).toBe(SITE);
  const replay = Object.fromEntries(frames.queryOf({ replay: 'two' }, 'en', SITE));
  expect(frames.siteOf(replay)).toBe(SITE);
});

it.each<[string, object]>([
  ['another site', { site: 'https://stranger.example' }],
  ['another session', { session: 'two' }],
  ['a replay of the same name', { session: undefined, replay: 'one' }],
  ['no signature', { sign: undefined }],
  ['a signature with more', { sign: `${queryOf().sign}A` }],
  ['a site twice', { site: [SITE, SITE] }],
  ['no site', { site: undefined }],
])('a URL with %s can be framed by nobody', (_what, change) => {
  expect(frames.siteOf({ ...queryOf(), ...change })).toBeNull();
});

it('a URL signed by another provider can be framed by nobody', () => {
  expect(newFrames().siteOf(queryOf())).toBeNull();
});

it.each(['https://*', 'https://a;script-src', 'ftp://kilat.example', 'file://'])(
  'no header contains %s',
  (site) => {
    expect(frames.siteOf(queryOf(site))).toBeNull();
  },
);
