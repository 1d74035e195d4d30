import type { KeyObject } from 'node:crypto';
import type { StudioAdapter } from '../calls/port.ts';
import type { WalletParts } from '../calls/serveWallet.ts';
import type { StudioHttp } from '../calls/studioHttp.ts';
import { hubCalls } from './hubCalls.ts';
import { serveHubWallet } from './walletRoutes.ts';

interface Parts extends WalletParts {
  http: StudioHttp;
  /** What this house signs with. */
  signingKey: () => Promise<KeyObject>;
}

/** Studios that speak as Hub88 does to operators: signed bodies both ways. */
export function hub88Adapter({ http, signingKey, ...parts }: Parts): StudioAdapter {
  return {
    protocol: 'hub88',
    serve: (app) => serveHubWallet(app, parts),
    calls: (link) => hubCalls({ http, signingKey, link }),
  };
}
