import { Agent, request } from 'node:http';

/** Players for rain.ts: `rainClient.ts`. Takes orders from its parent and answers each with what it measured. */
export type RainOrder =
  | { kind: 'connect'; port: number; tokens: readonly string[] }
  /** Every player asks for an envelope once, so many at once. */
  | { kind: 'open'; rain: string; atOnce: number };

export interface RainResult {
  /** ms of each call from asking to the answer. */
  latencies: number[];
  /** From the first asking to the last answer, ms. */
  elapsed: number;
  /** How often each was answered: 200, or a refusal's code. */
  answers: Record<string, number>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 });
let connected: { port: number; tokens: readonly string[] } | null = null;

/** Resolves to 200 or the refusal's code. Each player comes from an address of its own. */
function open(token: string, player: number, rain: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': `rain-${player}`,
    'x-forwarded-for': `10.${player >> 16}.${(player >> 8) & 255}.${player & 255}`,
    main_token: token,
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: connected?.port,
        path: '/main/promo/redPocket',
        method: 'POST',
        agent,
        headers,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          resolve(response.statusCode === 200 ? 200 : Number(JSON.parse(text).errCode)),
        );
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify({ rain }));
  });
}

async function play({ rain, atOnce }: RainOrder & { kind: 'open' }): Promise<RainResult> {
  if (!connected) throw new Error('not connected');
  const { tokens } = connected;
  const latencies: number[] = [];
  const answers: Record<string, number> = {};
  let next = 0;
  const began = performance.now();
  const one = async () => {
    for (let player = next++; player < tokens.length; player = next++) {
      const at = performance.now();
      const code = await open(tokens[player] ?? '', player, rain);
      latencies.push(performance.now() - at);
      answers[code] = (answers[code] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { latencies, elapsed: performance.now() - began, answers };
}

process.on('message', async (order: RainOrder) => {
  if (order.kind === 'connect') {
    connected = order;
    process.send?.('connected');
  } else process.send?.(await play(order));
});
process.send?.('ready');
