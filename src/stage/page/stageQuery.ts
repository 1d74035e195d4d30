/** The parameters of the stage page: `?stage=crash&round=cash-outs&t=8000` (docs/visual-regression.md). */
export interface StageQuery<Scene extends string> {
  scene: Scene;
  /** A fixture's name; null: the scene's first. */
  round: string | null;
  /** ms after the round opened; negative: before anything is known of it. */
  t: number;
  /** Replaces the round's own seed. */
  seed: number | null;
  /** Device pixels per CSS pixel. */
  scale: number;
  /** The canvas, in CSS pixels. */
  width: number;
  height: number;
}

/** The query cannot be drawn; the message contains the parameter and the reason. */
export class WrongQuery extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongQuery';
  }
}

const PARAMETERS = ['stage', 'round', 't', 'seed', 'scale', 'w', 'h'];
const DECIMAL = /^-?\d+(\.\d+)?$/;
const WHOLE = /^\d+$/;

/**
 * Parses an address's query. Nothing is guessed or ignored: a misspelt parameter would draw something else.
 * @throws WrongQuery
 */
export function readStageQuery<Scene extends string>(
  search: string,
  scenes: readonly Scene[],
): StageQuery<Scene> {
  const query = new URLSearchParams(search);
  for (const name of query.keys()) {
    if (!PARAMETERS.includes(name)) throw new WrongQuery(`${name} is not one of ${PARAMETERS.join(', ')}`);
    if (query.getAll(name).length > 1) throw new WrongQuery(`${name} is there more than once`);
  }
  const wanted = query.get('stage');
  const scene = scenes.find((one) => one === wanted);
  if (!scene) throw new WrongQuery(`stage=${wanted} is not one of ${scenes.join(', ')}`);
  const whole = (name: string, least: number, most: number, otherwise: number): number => {
    const text = query.get(name) ?? `${otherwise}`;
    if (WHOLE.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    throw new WrongQuery(`${name}=${text} is not a whole number from ${least} to ${most}`);
  };
  const t = query.get('t') ?? '0';
  if (!DECIMAL.test(t)) throw new WrongQuery(`t=${t} is not a number of milliseconds`);
  return {
    scene,
    round: query.get('round'),
    t: Number(t),
    seed: query.has('seed') ? whole('seed', 0, 0xffffffff, 0) : null,
    scale: whole('scale', 1, 3, 1),
    width: whole('w', 100, 2000, 360),
    height: whole('h', 100, 2000, 340),
  };
}

/**
 * The round in a query, or the first.
 * @throws WrongQuery
 */
export function findRound<Round>(rounds: Readonly<Record<string, Round>>, name: string | null): Round {
  const key = name ?? Object.keys(rounds)[0] ?? '';
  const round = Object.hasOwn(rounds, key) ? rounds[key] : undefined;
  if (round) return round;
  throw new WrongQuery(`round=${name} is not one of ${Object.keys(rounds).join(', ')}`);
}

/**
 * Checks that a time is within the round.
 * @throws WrongQuery
 */
export function withinRound(t: number, duration: number): number {
  if (t <= duration) return t;
  throw new WrongQuery(`t=${t} is not a time of this round: it lasts ${duration} ms`);
}
