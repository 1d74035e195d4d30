// @vitest-environment happy-dom
import type { HowlOptions } from 'howler';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AudioSprite } from './audioSprite.ts';
import { Player } from './player.ts';

/** A Howl that plays nothing and records its calls. */
class FakeHowl implements AudioSprite {
  static made: FakeHowl[] = [];
  static broken: (source: string) => boolean = () => false;
  readonly log: string[] = [];
  readonly source: string;
  #ids = 0;
  #onFade: (() => void) | null = null;

  constructor({ src, onload, onloaderror }: HowlOptions) {
    FakeHowl.made.push(this);
    this.source = String(src);
    queueMicrotask(() => (FakeHowl.broken(this.source) ? onloaderror?.(0, 'Decoding failed') : onload?.(0)));
  }
  play(sound: string) {
    this.log.push(`play ${sound}`);
    return ++this.#ids;
  }
  stop(id?: number) {
    this.log.push(`stop ${id ?? 'all'}`);
  }
  rate(rate: number, id: number) {
    this.log.push(`rate ${id} ${rate}`);
  }
  volume(volume: number, id: number) {
    this.log.push(`volume ${id} ${volume}`);
  }
  fade(from: number, to: number, _ms: number, id: number) {
    this.log.push(`fade ${id} ${from} ${to}`);
    this.#onFade?.();
  }
  once(_event: 'fade', handler: () => void) {
    this.#onFade = handler;
  }
  unload() {
    this.log.push('unload');
  }
}

let hidden = false;
let now = 0;
const vibrate = vi.fn();
const wishes = { volume: 1, haptics: true };

function makePlayer(load = async () => FakeHowl): Player {
  const made = new Player({
    document,
    storage: localStorage,
    load,
    vibrate,
    wishes: () => wishes,
    now: () => now,
  });
  made.expect();
  return made;
}

async function settle() {
  await new Promise((resolve) => setTimeout(resolve));
}

async function touch() {
  document.dispatchEvent(new Event('pointerdown'));
  await settle();
}

function hide(value: boolean) {
  hidden = value;
  document.dispatchEvent(new Event('visibilitychange'));
}

const log = () => FakeHowl.made.at(-1)?.log.splice(0) ?? [];

beforeEach(() => {
  FakeHowl.made = [];
  FakeHowl.broken = () => false;
  hidden = false;
  now = 0;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  localStorage.clear();
  vibrate.mockClear();
  Object.assign(wishes, { volume: 1, haptics: true });
});

it('loads nothing and plays nothing before the first gesture, then plays', async () => {
  const player = makePlayer();
  player.play('tick');
  await settle();
  expect(FakeHowl.made).toHaveLength(0);
  await touch();
  expect(log()).toEqual([]);
  player.play('cashout');
  expect(log()).toEqual(['play cashout']);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(18);
});

it('plays a sound higher and softer on request, within limits, and the next one as recorded', async () => {
  const player = makePlayer();
  await touch();
  player.play('gem', { rate: 1.5, volume: 0.4 });
  now += 1_000;
  player.play('gem', { rate: 99, volume: -1 });
  now += 1_000;
  player.play('gem');
  expect(log()).toEqual([
    'play gem',
    'rate 1 1.5',
    'volume 1 0.4',
    'play gem',
    'rate 2 4',
    'volume 2 0',
    'play gem',
  ]);
});

it('skips an immediate repetition of a sound, with its vibration, but not other sounds', async () => {
  const player = makePlayer();
  await touch();
  player.play('bet');
  now += 79;
  player.play('bet');
  player.play('tick');
  expect(log()).toEqual(['play bet', 'play tick']);
  expect(vibrate).toHaveBeenCalledOnce();
  now += 1;
  player.play('bet');
  expect(log()).toEqual(['play bet']);
});

it('counts from the last time a sound was played, not from the last request', async () => {
  const player = makePlayer();
  await touch();
  for (now = 0; now < 400; now += 10) player.play('pointerTick');
  expect(log()).toHaveLength(10);
});

it('ignores sounds requested in a hidden tab: the next one is played', async () => {
  const player = makePlayer();
  await touch();
  hide(true);
  player.play('winBig');
  hide(false);
  log();
  player.play('winBig');
  expect(log()).toEqual(['play winBig']);
});

it('starts a loop that was requested before the first gesture', async () => {
  const player = makePlayer();
  player.loop('flight', { rate: 1.5, volume: 0.4 });
  await touch();
  expect(log()).toEqual(['play flight', 'rate 1 1.5', 'volume 1 0.4']);
});

it('changes a running loop instead of starting a second one, within limits', async () => {
  const player = makePlayer();
  await touch();
  player.loop('flight');
  player.loop('flight', { rate: 99, volume: 2 });
  expect(log()).toEqual(['play flight', 'rate 1 1', 'volume 1 1', 'rate 1 4', 'volume 1 1']);
});

it('fades a stopped loop out and does not restart it', async () => {
  const player = makePlayer();
  await touch();
  player.loop('flight', { volume: 0.5 });
  log();
  player.stop('flight');
  expect(log()).toEqual(['fade 1 0.5 0', 'stop 1']);
  hide(true);
  hide(false);
  expect(log()).toEqual(['stop all']);
});

it('is silent in a hidden tab, plays nothing later, and resumes the loop', async () => {
  const player = makePlayer();
  await touch();
  player.loop('flight', { rate: 2 });
  log();
  hide(true);
  player.play('crash');
  player.loop('flight', { rate: 2.5 });
  expect(log()).toEqual(['stop all']);
  expect(vibrate).not.toHaveBeenCalled();
  hide(false);
  expect(log()).toEqual(['play flight', 'rate 2 2.5', 'volume 2 1']);
});

it('persists the mute, loads nothing while muted, and loads when unmuted', async () => {
  const changed = vi.fn();
  makePlayer().setMuted(true);
  const player = makePlayer();
  player.subscribe(changed);
  expect(player.muted).toBe(true);
  await touch();
  player.play('bet');
  expect(FakeHowl.made).toHaveLength(0);
  player.setMuted(false);
  await settle();
  expect(changed).toHaveBeenCalledOnce();
  now += 1_000;
  player.play('bet');
  expect(log()).toEqual(['play bet']);
  player.setMuted(true);
  player.play('bet');
  expect(log()).toEqual(['stop all']);
  expect(makePlayer().muted).toBe(true);
});

it('stays quiet if muted or hidden while the sounds were loading', async () => {
  const player = makePlayer();
  player.loop('flight');
  document.dispatchEvent(new Event('pointerdown'));
  hide(true);
  await settle();
  expect(log()).toEqual([]);
  hide(false);
  expect(log()).toEqual(['play flight', 'rate 1 1', 'volume 1 1']);
});

it('falls back to the second format when the first does not decode', async () => {
  FakeHowl.broken = (source) => source.endsWith('.webm');
  const player = makePlayer();
  await touch();
  player.play('tick');
  expect(FakeHowl.made.map((howl) => [howl.source, howl.log])).toEqual([
    ['/audio/kilat.webm', ['unload']],
    ['/audio/kilat.m4a', ['play tick']],
  ]);
});

it('retries at the next gesture after loading failed', async () => {
  let online = false;
  const player = makePlayer(async () => {
    if (!online) throw new Error('offline');
    return FakeHowl;
  });
  await touch();
  player.play('tick');
  expect(FakeHowl.made).toHaveLength(0);
  online = true;
  now += 1_000;
  await touch();
  player.play('tick');
  expect(log()).toEqual(['play tick']);
});

it('works without storage access', () => {
  const storage = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  const player = new Player({
    document,
    storage,
    load: async () => FakeHowl,
    wishes: () => wishes,
    now: () => now,
  });
  player.setMuted(true);
  expect(player.muted).toBe(true);
});

it('vibrates on a muted phone, unless disabled', async () => {
  const player = makePlayer();
  player.setMuted(true);
  await touch();
  player.play('bet');
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(8);
  wishes.haptics = false;
  now += 1_000;
  player.play('bet');
  expect(vibrate).toHaveBeenCalledOnce();
});

it('applies the volume to a single sound, to a loop, and to changes', async () => {
  const player = makePlayer();
  await touch();
  wishes.volume = 0.5;
  player.play('bet');
  player.loop('flight', { volume: 0.4 });
  expect(log()).toEqual(['play bet', 'volume 1 0.5', 'play flight', 'rate 2 1', 'volume 2 0.2']);
  wishes.volume = 0;
  player.wishesChanged();
  player.play('tick');
  expect(log()).toEqual(['stop all']);
  wishes.volume = 1;
  player.wishesChanged();
  expect(log()).toEqual(['play flight', 'rate 3 1', 'volume 3 0.4']);
});

it('loads nothing at volume 0, and loads once it is raised', async () => {
  wishes.volume = 0;
  const player = makePlayer();
  await touch();
  player.loop('flight');
  expect(FakeHowl.made).toHaveLength(0);
  wishes.volume = 1;
  player.wishesChanged();
  await settle();
  expect(log()).toEqual(['play flight', 'rate 1 1', 'volume 1 1']);
});

it('loads nothing at a gesture on a page without sounds', () => {
  const load = vi.fn(async () => FakeHowl);
  const player = new Player({
    document,
    storage: localStorage,
    load,
    vibrate,
    wishes: () => wishes,
    now: () => now,
  });
  document.dispatchEvent(new Event('pointerdown'));
  expect(load).not.toHaveBeenCalled();
  player.expect();
  expect(load).toHaveBeenCalledOnce();
});
