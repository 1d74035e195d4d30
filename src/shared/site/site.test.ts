// @vitest-environment dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BOOT_ID } from '../../../contract/boot.ts';
import type { FrontInfo } from '../../../contract/http/site/site.ts';
import { SITE_VERSION } from '../../../contract/version.ts';

const info = (over: Partial<FrontInfo> = {}): FrontInfo => ({
  version: SITE_VERSION,
  market: 'id',
  access: 'open',
  until: null,
  ...over,
});

/** The client as a page with this data would start it, and what it asks the house. */
async function start(page: FrontInfo | null, reply = info()) {
  vi.resetModules();
  document.body.innerHTML = page
    ? `<script type="application/json" id="${BOOT_ID}">${JSON.stringify({ at: 0, site: page })}</script>`
    : '';
  const { channel, http } = await import('../../net/backend.ts');
  const site = await import('./site.ts');
  const send = vi.spyOn(http, 'send').mockResolvedValue(reply);
  let connected = () => {};
  let state: (now: 'disconnected') => void = () => {};
  vi.spyOn(channel, 'onConnected').mockImplementation((listener) => {
    connected = listener;
    return () => true;
  });
  vi.spyOn(channel, 'onState').mockImplementation((listener) => {
    state = listener;
    return () => true;
  });
  site.watchSite();
  return { ...site, send, connected: () => connected(), lost: () => state('disconnected') };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('how open the site is', () => {
  it('comes with the page, without asking', async () => {
    const { useSite, send } = await start(info());
    expect(useSite.getState()).toEqual({ access: 'open', until: null, version: SITE_VERSION, stale: false });
    expect(send).not.toHaveBeenCalled();
  });

  it('is asked where the page does not say', async () => {
    const { useSite, send } = await start(null);
    expect(useSite.getState().access).toBe('open');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is asked again while closed, until it opens', async () => {
    const { useSite, send } = await start(
      info({ access: 'maintenance', until: 5 }),
      info({ access: 'maintenance', until: 7 }),
    );
    // A page may have lain in the browser's memory for long.
    expect(useSite.getState()).toMatchObject({ access: 'maintenance', until: 7 });
    send.mockResolvedValue(info({ access: 'maintenance', until: 9 }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(useSite.getState()).toMatchObject({ access: 'maintenance', until: 9 });
    send.mockResolvedValue(info());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(useSite.getState().access).toBe('open');
    send.mockClear();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('is asked when the channel is refused again and again, not at its first loss', async () => {
    const { send, lost, connected } = await start(info());
    connected();
    lost();
    expect(send).not.toHaveBeenCalled();
    lost();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stays as it was when the house does not answer', async () => {
    const { useSite, send, refreshSite } = await start(info());
    send.mockRejectedValue(new Error('away'));
    await refreshSite();
    expect(useSite.getState().access).toBe('open');
  });
});

describe('the version', () => {
  it('makes the page old when the house comes back newer', async () => {
    const { useSite, send, connected } = await start(info());
    connected();
    expect(send).not.toHaveBeenCalled();
    send.mockResolvedValue(info({ version: '99.0.0' }));
    connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(useSite.getState()).toMatchObject({ version: '99.0.0', stale: true });
  });
});
