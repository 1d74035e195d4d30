import type { ProviderAdapter } from '../calls/port.ts';
import type { ProviderHttp } from '../calls/providerHttp.ts';
import type { WalletParts } from '../calls/serveWallet.ts';
import { oneCalls } from './oneCalls.ts';
import { serveOneWallet } from './walletRoutes.ts';

interface Parts extends WalletParts {
  http: ProviderHttp;
}

/**
 * Adapter for providers that use the protocol of Evolution's One Wallet: a shared token, and bets linked to their result by
 * refId.
 */
export function oneWalletAdapter({ http, ...parts }: Parts): ProviderAdapter {
  return {
    protocol: 'oneWallet',
    serve: (app) => serveOneWallet(app, parts),
    calls: (link) => oneCalls({ http, link }),
  };
}
