import type { KeyObject } from 'node:crypto';
import { Agent, request } from 'node:http';
import { SIGNATURE_HEADER, signatureOf } from '../../house/providers/hub88/signature.ts';

/** A provider's call with its body signature. Sent with plain `http`: `fetch` costs four times as much. */
export interface SignedCall {
  path: string;
  body: string;
  signature: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export function signedCall(path: string, fields: object, key: KeyObject): SignedCall {
  const body = JSON.stringify(fields);
  return { path, body, signature: signatureOf(body, key) };
}

/**
 * Sends a call; returns the wallet's status, undefined if its server answered otherwise.
 * @param wallet its URL, up to the provider's name
 */
export function post(wallet: string, { path, body, signature }: SignedCall): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const requested = request(`${wallet}${path}`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve((JSON.parse(text) as { status?: string }).status));
    });
    requested.on('error', reject);
    requested.end(body);
  });
}
