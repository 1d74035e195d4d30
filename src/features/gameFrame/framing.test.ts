import { describe, expect, it } from 'vitest';
import { framingOf } from './framing.ts';

const SITE = 'https://kilat.example/game/lentera/naga-toba';
const provider = (url: string, origin = new URL(url).origin) => framingOf({ url, origin }, SITE);

describe('framing', () => {
  it('gives a provider its own origin, and scripts', () => {
    expect(provider('https://games.lentera.example/play?token=1')).toEqual({
      src: 'https://games.lentera.example/play?token=1',
      sandbox: 'allow-scripts allow-same-origin',
      origin: 'https://games.lentera.example',
      target: 'https://games.lentera.example',
    });
  });

  it('never frames the site itself', () => {
    expect(provider('https://kilat.example/anything')).toBeNull();
    expect(provider('https://KILAT.example:443/')).toBeNull();
    expect(provider('blob:https://kilat.example/1', 'https://kilat.example')).toBeNull();
  });

  it("gives content on the site's own host no origin, because cookies ignore ports", () => {
    expect(provider('https://kilat.example:4000/play')).toMatchObject({
      sandbox: 'allow-scripts',
      origin: 'null',
      target: '*',
    });
  });

  it.each([
    ['an origin other than the stated one', 'https://games.lentera.example/', 'https://lentera.example'],
    ['a script address', 'javascript:alert(1)', 'null'],
    ['a data address', 'data:text/html,hi', 'null'],
    ['a blob address', 'blob:https://games.lentera.example/1', 'https://games.lentera.example'],
    ['no address', 'games.lentera.example', 'https://games.lentera.example'],
    ['credentials in the address', 'https://a:b@games.lentera.example/', 'https://games.lentera.example'],
    ['an unencrypted address', 'http://games.lentera.example/', 'http://games.lentera.example'],
  ])('refuses %s', (_what, url, origin) => {
    expect(provider(url, origin)).toBeNull();
  });

  it('allows http content in an http site, as in development', () => {
    const launch = { url: 'http://localhost:4000/play', origin: 'http://localhost:4000' };
    expect(framingOf(launch, 'http://127.0.0.1:3000/')?.sandbox).toBe('allow-scripts allow-same-origin');
  });
});
