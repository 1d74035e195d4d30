import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { WebSocket } from 'ws';
import { crashCurGame, crashRoundHistory, crashRoundLog } from '../../contract/games/crash/operations.ts';

/**
 * A process of strangers for bets.ts: `strangers.ts <port> <sockets> <operations a second>`. From `read` to `rest` each of the
 * sockets sends the most expensive reads, as often as a socket may; on `tell` it reports the outcome to its parent.
 */
export interface Strangers {
  answered: number;
  refused: number;
}

const [port, sockets, perSecond] = process.argv.slice(2).map(Number) as [number, number, number];
const ADDRESS = '127.0.0.99';
const MOST = 100;
const outcome: Strangers = { answered: 0, refused: 0 };
let requests = 0;

/**
 * The most expensive reads in turn: the newest page, an older one, the live round, one complete round, and one with a new
 * document.
 */
function nextRead(): { query: string; variables: object } {
  requests += 1;
  const roundId = String(1 + ((requests * 37) % 1_000));
  const reads = [
    { query: crashRoundHistory.document, variables: { count: MOST } },
    { query: crashRoundHistory.document, variables: { count: MOST, before: roundId } },
    { query: crashCurGame.document, variables: { currency: 'IDR' } },
    { query: crashRoundLog.document, variables: { roundId } },
    {
      query: `query N${requests} { crashRoundHistory(count: ${MOST}) { ${FIELDS.map((field) => `a${requests}${field}: ${field}`).join(' ')} } }`,
      variables: {},
    },
  ];
  return reads[requests % reads.length] as (typeof reads)[number];
}

const FIELDS = ['roundId', 'target', 'hash', 'seedPubHash', 'seedHashHash', 'startTime', 'endTime'];

function kindOf(text: string): { type: string | undefined; refused: boolean } {
  return { type: /"type":"(\w+)"/.exec(text)?.[1], refused: text.includes('"errors":') };
}

async function connect(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/channel`, 'graphql-transport-ws', {
    localAddress: ADDRESS,
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.on('message', (text) => {
    // Parses only as much as needed for counting: these pages are long, and the house shares the CPUs.
    const { type, refused } = kindOf(String(text));
    if (type === 'ping') socket.send('{"type":"pong"}');
    if (type === 'next' && !refused) outcome.answered += 1;
    else if (type === 'next' || type === 'error') outcome.refused += 1;
  });
  return socket;
}

// Strangers have their own machines: only their cost for the house is to be measured, not that of reading answers.
setPriority(constants.priority.PRIORITY_LOW);
const strangers = await Promise.all(Array.from({ length: sockets }, connect));
let reads = false;
setInterval(() => {
  if (!reads) return;
  for (const socket of strangers)
    socket.send(JSON.stringify({ id: `${requests}`, type: 'subscribe', payload: nextRead() }));
}, 1_000 / perSecond);
process.on('message', (order: 'read' | 'rest' | 'tell') => {
  reads = order === 'read';
  if (order === 'tell') process.send?.(outcome);
});
process.send?.('connected');
