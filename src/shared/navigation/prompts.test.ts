// @vitest-environment dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextPrompt, PAUSE, PROMPTS, type PromptContext, type PromptKey } from './prompts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_000 * DAY;

/** A context in which every prompt is possible. */
const READY: PromptContext = {
  now: NOW,
  visitBegan: NOW - 10 * MINUTE,
  shownAt: null,
  busy: false,
  signedIn: true,
  stale: false,
  installable: true,
  notifiable: true,
  vipLevel: false,
  checkIn: false,
  promoFlow: false,
  promotion: false,
  visits: 2,
  hasPlayed: true,
  dismissedAt: {},
};

const KEYS: readonly PromptKey[] = PROMPTS.map(({ key }) => key);

describe('which prompt may show', () => {
  it('is the first in the list with a reason', () => {
    expect(nextPrompt({ ...READY, stale: true })).toBe('update');
    expect(nextPrompt(READY)).toBe('install');
    expect(nextPrompt({ ...READY, installable: false })).toBe('notifications');
    expect(nextPrompt({ ...READY, installable: false, hasPlayed: false })).toBeNull();
    expect(nextPrompt({ ...READY, installable: false, signedIn: false })).toBeNull();
    expect(nextPrompt({ ...READY, installable: false, notifiable: false })).toBeNull();
  });

  it('celebrates a new level before any proposal', () => {
    expect(nextPrompt({ ...READY, vipLevel: true })).toBe('vipLevel');
    expect(nextPrompt({ ...READY, vipLevel: true, stale: true })).toBe('update');
    expect(nextPrompt({ ...READY, vipLevel: true, installable: false, signedIn: false })).toBeNull();
  });

  it("offers today's check-in before claimable awards, and promotions once after signing in", () => {
    const quiet = { ...READY, installable: false, notifiable: false };
    const waiting = { ...quiet, promoFlow: true, promotion: true };
    expect(nextPrompt({ ...waiting, checkIn: true })).toBe('checkIn');
    expect(nextPrompt(waiting)).toBe('promotion');
    expect(nextPrompt({ ...waiting, promotion: false })).toBeNull();
    expect(nextPrompt({ ...waiting, promoFlow: false })).toBeNull();
    expect(nextPrompt({ ...waiting, checkIn: true, signedIn: false })).toBeNull();
  });

  it('does not query the browser while the result would not matter', () => {
    const confirm = vi.fn(() => true);
    const newcomer = {
      ...READY,
      ...{ visits: 1, visitBegan: NOW, hasPlayed: false },
      get installable() {
        return confirm();
      },
      get notifiable() {
        return confirm();
      },
    };
    expect(nextPrompt(newcomer)).toBeNull();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('offers installing from the second visit on, or after three minutes of the first', () => {
    const first = { ...READY, visits: 1, hasPlayed: false };
    expect(nextPrompt({ ...first, visitBegan: NOW - 3 * MINUTE + 1 })).toBeNull();
    expect(nextPrompt({ ...first, visitBegan: NOW - 3 * MINUTE })).toBe('install');
    expect(nextPrompt({ ...first, visits: 2, visitBegan: NOW })).toBe('install');
  });

  it.each([
    ['update', 1],
    ['install', 14 * 24],
    ['notifications', 30 * 24],
    ['checkIn', 1],
    ['promotion', 24],
  ] as const)('suppresses %s for %i hours after it was dismissed', (key, hours) => {
    const rest = hours * 60 * MINUTE;
    const eligible = { stale: true, checkIn: true, promoFlow: true, promotion: true };
    const dismissed = (at: number) => ({ ...READY, ...eligible, dismissedAt: { ...all(NOW), [key]: at } });
    expect(nextPrompt(dismissed(NOW - rest + 1))).toBeNull();
    expect(nextPrompt(dismissed(NOW - rest))).toBe(key);
  });
});

const all = (at: number) => Object.fromEntries(KEYS.map((key) => [key, at]));
const moment = fc.integer({ min: NOW - 60 * DAY, max: NOW });
const context = fc.record<PromptContext>({
  now: fc.constant(NOW),
  visitBegan: moment,
  shownAt: fc.option(moment),
  busy: fc.boolean(),
  signedIn: fc.boolean(),
  stale: fc.boolean(),
  installable: fc.boolean(),
  notifiable: fc.boolean(),
  vipLevel: fc.boolean(),
  checkIn: fc.boolean(),
  promoFlow: fc.boolean(),
  promotion: fc.boolean(),
  visits: fc.nat(5),
  hasPlayed: fc.boolean(),
  dismissedAt: fc.dictionary(fc.constantFrom(...KEYS), moment),
});

describe('in any context', () => {
  it('nothing is shown while the player or the site is busy, nor within a minute of the last prompt', () => {
    fc.assert(
      fc.property(context, (given) => {
        const rested = given.shownAt === null || NOW - given.shownAt >= PAUSE;
        if (given.busy || !rested) expect(nextPrompt(given)).toBeNull();
      }),
    );
  });

  it('nothing is shown that is not eligible by itself, nor before a higher-ranked one', () => {
    fc.assert(
      fc.property(context, (given) => {
        const shown = nextPrompt(given);
        const alone = (key: PromptKey) =>
          nextPrompt({ ...given, dismissedAt: { ...all(NOW), [key]: given.dismissedAt[key] } }) === key;
        expect(shown).toBe(KEYS.find(alone) ?? null);
      }),
    );
  });
});

describe('between visits', () => {
  beforeEach(() => {
    vi.resetModules();
    sessionStorage.clear();
  });

  it('counts tabs as visits, not reloads, and stores dismissals and whether a bet was played', async () => {
    localStorage.clear();
    const first = await import('./prompts.ts');
    expect(first.usePrompts.getState()).toMatchObject({ visits: 1, hasPlayed: false, open: null });
    first.notePlayed();
    first.showPrompt('install', 5);
    expect(first.usePrompts.getState()).toMatchObject({ open: 'install', shownAt: 5 });
    first.dismissPrompt(7);
    first.dismissPrompt(9);
    expect(first.usePrompts.getState().open).toBeNull();

    vi.resetModules();
    const reloaded = await import('./prompts.ts');
    expect(reloaded.usePrompts.getState()).toMatchObject({
      visits: 1,
      hasPlayed: true,
      dismissedAt: { install: 7 },
    });

    vi.resetModules();
    sessionStorage.clear();
    const second = await import('./prompts.ts');
    expect(second.usePrompts.getState()).toMatchObject({ visits: 2, dismissedAt: { install: 7 } });
  });

  it('starts fresh when the stored value is unreadable', async () => {
    localStorage.setItem('kilat.overlays', '{broken');
    const { usePrompts } = await import('./prompts.ts');
    expect(usePrompts.getState()).toMatchObject({ visits: 1, dismissedAt: {} });
  });
});
