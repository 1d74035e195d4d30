import type { KeyObject } from 'node:crypto';
import type { ProviderAdapter } from '../calls/port.ts';
import type { ProviderHttp } from '../calls/providerHttp.ts';
import type { WalletParts } from '../calls/serveWallet.ts';
import { hubCalls } from './hubCalls.ts';
import { serveHubWallet } from './walletRoutes.ts';

interface Parts extends WalletParts {
  http: ProviderHttp;
  /** The key with which this house signs. */
  signingKey: () => Promise<KeyObject>;
}

/** Adapter for providers that use Hub88's operator protocol: signed bodies in both directions. */
export function hub88Adapter({ http, signingKey, ...parts }: Parts): ProviderAdapter {
  return {
    protocol: 'hub88',
    serve: (app) => serveHubWallet(app, parts),
    calls: (link) => hubCalls({ http, signingKey, link }),
  };
}
