import type { CDPSession, Page } from 'playwright-core';
import type { ModelKey } from '../../contract/slots/models.ts';
import { SlotBrowser } from '../../tests/visual/slots/slotBrowser.ts';
import { type BookName, bookOf, titleOf } from '../../tests/visual/slots/slotShots.ts';
import { type Check, frameColumns, heapLeftBy } from './frameCost.ts';

/** The frame cost of a slot (frames.ts): a title of three models, each playing an eventful book. */
const PLAYED: readonly { model: ModelKey; book: BookName }[] = [
  { model: 'lines20', book: 'feature' },
  { model: 'ways4096', book: 'big' },
  { model: 'cluster', book: 'big' },
];
const [WIDTH, HEIGHT, BET] = [360, 420, 200_000];
/** Frames timed together: half a second. */
const GROUP = 30;
/** Reels turn for about a second, so fewer frames are timed together, repeatedly. */
const REELS_GROUP = 15;
const REELS_TIMES = 20;
const HEAP_MINUTES = 3;
const SLOT_BUDGET = { drawCalls: 16, meanAt6x: 1.5, p95At6x: 2.5, idleFrames: 0, heapPerMinute: 50 };

type Span = readonly [from: number, until: number];

/** Measures them, and shows a table for each. @param check compares a value with its budget */
export async function measureSlots(show: (rows: object[]) => void, check: Check): Promise<void> {
  const browser = await SlotBrowser.launch();
  try {
    for (const { model, book } of PLAYED) {
      const page = await browser.open('index');
      await measure(page, { model, book }, show, check);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

async function measure(
  page: Page,
  { model, book }: { model: ModelKey; book: BookName },
  show: (rows: object[]) => void,
  check: Check,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const title = titleOf(model);
  await page.evaluate(([of, width, height]) => window.slotsPage.live(of, width, height), [
    title,
    WIDTH,
    HEIGHT,
  ] as const);
  const idle = await page.evaluate(() => window.slotsPage.framesIn(2_000));
  check(`${model}: frames while nothing moves`, idle, SLOT_BUDGET.idleFrames);

  await page.evaluate(([of, width, height]) => window.slotsPage.open(of, width, height, 1), [
    title,
    WIDTH,
    HEIGHT,
  ] as const);
  const steps = await page.evaluate(([events, bet]) => window.slotsPage.take({ events, bet }), [
    [...bookOf(model, book).events],
    BET,
  ] as const);
  const calls = await page.evaluate(() => window.slotsPage.calls(240));
  check(`${model}: draw calls`, calls, SLOT_BUDGET.drawCalls);
  // Everything above has been drawn once; from here on only the script's own time is measured, which the software renderer
  // would dominate.
  await page.evaluate(() => window.slotsPage.seal(null));
  await page.evaluate(() => {
    WebGL2RenderingContext.prototype.drawElements = () => undefined;
  });
  const turn = steps.find(({ kind }) => kind === 'turn');
  const end = steps.at(-1)?.end ?? 0;
  if (!turn) throw new Error(`no reels turn in the book of ${model}`);
  await time(page, [0, end], GROUP);

  const rows = [];
  const phases = [
    { phase: 'reels run', spans: Array<Span>(REELS_TIMES).fill([turn.start, turn.end]), group: REELS_GROUP },
    { phase: 'the whole spin', spans: [[0, end] as const], group: GROUP },
  ];
  for (const { phase, spans, group } of phases) {
    const timeAll = async () => {
      const times: number[] = [];
      for (const span of spans) times.push(...(await time(page, span, group)));
      return times;
    };
    const columns = await frameColumns(session, `${model}, ${phase}`, {
      time: timeAll,
      check,
      budget: SLOT_BUDGET,
    });
    rows.push({ slot: model, phase, 'draw calls, most': calls, ...columns });
  }
  show(rows);
  const growth = await heapGrowth(page, session, end);
  check(`${model}: heap growth, kB a minute`, growth, SLOT_BUDGET.heapPerMinute);
  show([
    { slot: model, what: 'frames rendered in 2 s while nothing moves', value: idle },
    { slot: model, what: 'heap growth, kB a minute', value: growth.toFixed(1) },
  ]);
}

function time(page: Page, span: Span, group: number): Promise<number[]> {
  return page.evaluate(([[from, until], of]) => window.slotsPage.time(from, until, of), [
    span,
    group,
  ] as const);
}

/** kB per minute left by drawing after a full collection. */
async function heapGrowth(page: Page, session: CDPSession, end: number): Promise<number> {
  const times = Math.ceil((HEAP_MINUTES * 60_000) / end);
  const play = async () => {
    for (let i = 0; i < times; i++) await time(page, [0, end], GROUP);
  };
  return (await heapLeftBy(session, play)) / ((times * end) / 60_000);
}
