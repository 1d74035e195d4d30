import type { Connections } from '../../core/channel/connections.ts';
import type { Trusts } from '../../core/http/addresses.ts';
import type { Route } from '../../core/http/route.ts';
import { Access, type AccessSettings } from './access.ts';
import { siteRoutes } from './http.ts';
import { loadSite } from './load.ts';
import { readSiteSeed } from './seed.ts';
import { buildSite, type Site } from './site.ts';

type Parts = Parameters<typeof buildSite>[0] & {
  settings: AccessSettings;
  trusts: Trusts;
  connections: Connections;
  /** How long open sockets stay when the site closes, ms. */
  leaveWithin: number;
};

interface OpenSite {
  site: Site;
  routes: Route[];
  /** Deletes expired data. */
  prune(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the site: loads its content, and starts polling the maintenance switch. */
export async function openSite({
  settings,
  trusts,
  connections,
  leaveWithin,
  ...parts
}: Parts): Promise<OpenSite> {
  await loadSite(parts.db, await readSiteSeed());
  const closing = new Closing(connections, leaveWithin);
  const changed = (closed: boolean) => closing.changed(closed);
  const access = new Access({ ...parts, trusts, settings, changed });
  await access.start();
  const site = buildSite(parts, access);
  site.pageOpens.start();
  return {
    site,
    routes: siteRoutes(site),
    prune: () => site.reports.prune(),
    async stop() {
      access.stop();
      closing.stop();
      await site.pageOpens.stop();
    },
  };
}

/**
 * Handles open sockets when the site closes: new stakes are refused (schema.ts), but a running flight can be cashed out until
 * the sockets are closed.
 */
class Closing {
  readonly #connections: Connections;
  readonly #within: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param within ms that open sockets stay */
  constructor(connections: Connections, within: number) {
    this.#connections = connections;
    this.#within = within;
  }

  changed(closed: boolean): void {
    clearTimeout(this.#timer);
    if (closed) this.#timer = setTimeout(() => this.#connections.closeAll('Maintenance'), this.#within);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
