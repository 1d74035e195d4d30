import type { ProviderAdapter } from '../calls/port.ts';
import type { ProviderHttp } from '../calls/providerHttp.ts';
import type { WalletParts } from '../calls/serveWallet.ts';
import { oneCalls } from './oneCalls.ts';
import { serveOneWallet } from './walletRoutes.ts';

interface Parts extends WalletParts {
  http: ProviderHttp;
}

/** Providers in the shape of Evolution's One Wallet: a token that both hold, a bet and its end tied by refId. */
export function oneWalletAdapter({ http, ...parts }: Parts): ProviderAdapter {
  return {
    protocol: 'oneWallet',
    serve: (app) => serveOneWallet(app, parts),
    calls: (link) => oneCalls({ http, link }),
  };
}
