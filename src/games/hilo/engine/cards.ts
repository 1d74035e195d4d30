import { RANKS } from '../../../../contract/games/hilo/rules.ts';

/** The text of a card's rank, ace to king, as the scene draws it. */
export const RANK_TEXTS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUIT_SIGNS = ['♠', '♥', '♣', '♦'];

/** 0 spades, 1 hearts, 2 clubs, 3 diamonds. */
export function suitOf(card: number): number {
  return Math.floor(card / RANKS) % SUIT_SIGNS.length;
}

/** A card in two or three characters: '10♥'. */
export function cardText(card: number): string {
  return `${RANK_TEXTS[card % RANKS]}${SUIT_SIGNS[suitOf(card)]}`;
}
