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

/** Starts the client with this page data, and records its requests. */
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

describe('the access state of the site', () => {
  it('is taken from the page, without a request', async () => {
    const { useSite, send } = await start(info());
    expect(useSite.getState()).toEqual({ access: 'open', until: null, version: SITE_VERSION, stale: false });
    expect(send).not.toHaveBeenCalled();
  });

  it('is fetched where the page does not contain it', async () => {
    const { useSite, send } = await start(null);
    expect(useSite.getState().access).toBe('open');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is polled while closed, until it opens', async () => {
    const { useSite, send } = await start(
      info({ access: 'maintenance', until: 5 }),
      info({ access: 'maintenance', until: 7 }),
    );
    // A page may have been in the browser's cache for long.
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

  it('is fetched when the channel is refused repeatedly, not at its first loss', async () => {
    const { send, lost, connected } = await start(info());
    connected();
    lost();
    expect(send).not.toHaveBeenCalled();
    lost();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('stays unchanged when the server does not reply', async () => {
    const { useSite, send, refreshSite } = await start(info());
    send.mockRejectedValue(new Error('away'));
    await refreshSite();
    expect(useSite.getState().access).toBe('open');
  });
});

describe('the version', () => {
  it('marks the page as stale when the server returns with a newer one', async () => {
    const { useSite, send, connected } = await start(info());
    connected();
    expect(send).not.toHaveBeenCalled();
    send.mockResolvedValue(info({ version: '99.0.0' }));
    connected();
    await vi.advanceTimersByTimeAsync(0);
    expect(useSite.getState()).toMatchObject({ version: '99.0.0', stale: true });
  });
});
