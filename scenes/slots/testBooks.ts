import { type ModelKey, modelOf, type SlotDefinition } from '../../contract/slots/models.ts';
import { seededRandom } from '../../contract/slots/random.ts';
import { type SpinBook, spin } from '../../contract/slots/spin.ts';
import { TEST_SLOTS } from '../../contract/slots/testSlots.ts';
import { type BoardState, boardAt } from './reels/boardState.ts';

/** A spin of one of the small slots of contract/slots, with frequent features. */
export interface TestBook {
  slot: SlotDefinition;
  book: SpinBook;
  /** The previous board. */
  board: BoardState;
}

/** Spin `nonce` of a model's test slot. */
export function testBook(key: ModelKey, nonce: number): TestBook {
  const slot = TEST_SLOTS[key];
  const { reels, rows } = modelOf(slot);
  const mode = 'buy' in slot && nonce % 3 === 0 ? 'buy' : 'base';
  const book = spin(slot, mode, seededRandom('a'.repeat(64), 'pictures', nonce));
  return { slot, book, board: boardAt(slot.reels, rows, 'base', Array(reels).fill(0)) };
}
