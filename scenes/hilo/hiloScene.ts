import type { Texture } from 'pixi.js';
import type { HiloGuess } from '../../contract/games/hilo/channel.ts';
import type { HiloView } from '../../src/games/hilo/engine/hiloView.ts';
import { clamp01, lerp, mixColor, smoothstep } from '../engine/ease.ts';
import { CORAL, NIGHT, TEAL, TEXT_SOFT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { gsap, seekShare } from '../engine/timeline.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { CardFlip } from '../kit/motion/cardFlip.ts';
import { isCashed, SoloScene } from '../kit/soloScene.ts';
import { CARD, Cards } from './card.ts';

/** The middle card's share of the height; the scale and overlap of the chain's cards. */
const LARGE = 0.56;
const MIDDLE = 0.37;
const CHAIN = 0.42;
const CHAIN_Y = 0.84;
const OVERLAP = 0.44;
/** Position of the deck, in widths of the large card left of the middle. */
const DECK = 1.22;
const DECK_CARDS = 4;
/** Tint of skipped cards in the chain. */
const SKIPPED = 0x9a96c0;
/** ms until the light of a guess rests, and of a lifted card's way. */
const LIGHT = 900;
const LIFTS = 180;
const GUESS_TURN: Readonly<Record<Exclude<HiloGuess, 'same' | 'skip'>, number>> = {
  higher: 0,
  lower: Math.PI,
};

/**
 * Hilo: a card from the deck flies to the middle and turns over, the previous one goes to the chain below, or slides off if it
 * was skipped. From back to front: room, weave, light below, cards, the player's own win.
 */
export class HiloScene extends SoloScene<HiloView, HiloOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/hilo/hilo', fonts: 'games/hilo/fonts' };

  readonly #cards: Cards;
  readonly #flip = new CardFlip();
  /** A card's way from the deck, how far the chain makes room for the previous one, and that one's opacity if it slides off. */
  readonly #deal = { way: 0, room: 0, flip: 0, alpha: 1 };
  readonly #dealing = this.paused(
    gsap
      .timeline({ defaults: { duration: 1, ease: 'smooth' } })
      .to(this.#deal, { way: 1, ease: 'power2.out' }, 0)
      .to(this.#deal, { room: 1 }, 0)
      .to(this.#deal, { flip: 1, duration: 0.7, ease: 'none' }, 0.3)
      .to(this.#deal, { alpha: 0, duration: 0.5 }, 0.5),
  );
  readonly #arrow: Texture;
  readonly #same: Texture;
  readonly #skip: Texture;
  readonly #under: QuadBatch;
  readonly #near: QuadBatch;
  #width = 0;
  #x = 0;
  #y = 0;
  #chainY = 0;
  #scale = 1;

  constructor(context: SceneContext<HiloOptions>) {
    const { assets } = context;
    super(
      context,
      new Background([felt(0x1f6e5e, 0x07242c), vignette(NIGHT, 0.7)]),
      new TileLayer(assets.texture('felt'), 32, 0.05, 0x7ff0dc),
    );
    this.#cards = new Cards(assets);
    this.#arrow = assets.texture('arrow');
    this.#same = assets.texture('same');
    this.#skip = assets.texture('skip');
    this.#under = this.add(16, { blendMode: 'add' });
    this.#near = this.add(192);
  }

  protected layOut(width: number, height: number): void {
    this.#width = width;
    this.#scale = Math.min((height * LARGE) / CARD.height, (width * 0.265) / CARD.width);
    this.#x = width / 2;
    this.#y = height * MIDDLE;
    this.#chainY = height * CHAIN_Y;
    const beside = this.#x + (CARD.width / 2) * this.#scale;
    Object.assign(this.winPlace, {
      x: (beside + width) / 2,
      y: this.#y,
      unit: Math.max(0.8, Math.min(width / 340, height / 320, 2.2)),
      width: (width - beside) * 0.9,
    });
  }

  protected drawGame(view: HiloView): boolean {
    const dealt = this.#dealt(view);
    const lifts = this.#lifts(view);
    seekShare(this.#dealing, dealt);
    this.#drawChain(view, dealt < 1);
    this.#drawDeck(lifts);
    this.#drawMiddle(view, lifts);
    if (dealt >= 1) this.#drawLight(view);
    if (this.options.reducedMotion) return false;
    const lifting = view.pending !== null && view.sinceRequest < LIFTS;
    return (
      lifting ||
      (view.pending === null && view.sinceRequest < view.lies) ||
      (view.since >= 0 && view.since < LIGHT)
    );
  }

  protected celebrates(view: HiloView): boolean {
    return isCashed(view);
  }

  /** The newest card's progress from the deck, 0 to 1. */
  #dealt({ pending, sinceRequest, deals, lies }: HiloView): number {
    if (pending !== null || sinceRequest === Number.POSITIVE_INFINITY || this.options.reducedMotion) return 1;
    return clamp01((sinceRequest - deals) / (lies - deals));
  }

  /** How far the next card is lifted while it is requested. */
  #lifts({ pending, sinceRequest }: HiloView): number {
    if (pending === null) return 0;
    return this.options.reducedMotion ? 1 : smoothstep(sinceRequest, 0, LIFTS);
  }

  /** The position of a chain card out of `count`. Many cards are packed closer to fit the canvas. */
  #chainX(place: number, count: number): number {
    const wide = CARD.width * this.#scale * CHAIN;
    const room = this.#width - wide - 24;
    const apart = Math.min(wide * OVERLAP, count > 1 ? room / (count - 1) : wide);
    return this.#x + (place - (count - 1) / 2) * apart;
  }

  /** The cards before the middle one, with the guess on each. */
  #drawChain({ cards, guesses }: HiloView, deals: boolean): void {
    const last = cards.length - 2;
    const count = Math.max(0, last + this.#deal.room);
    for (let i = 0; i <= last; i++) {
      const moves = i === last && deals;
      const skipped = guesses[i] === 'skip';
      const way = moves ? this.#deal.way : 1;
      const toX = this.#chainX(i, count);
      const slides = moves && skipped;
      if (slides) this.#slideOff(cards[i] ?? 0);
      const x = slides ? toX : lerp(this.#x, toX, way);
      const y = slides ? this.#chainY : lerp(this.#y, this.#chainY, way);
      const size = this.#scale * (slides ? CHAIN : lerp(1, CHAIN, way));
      const alpha = slides ? way : 1;
      this.#cards.shadow(this.#near, x, y, size, 1, 0, alpha);
      this.#cards.face(this.#near, cards[i] ?? 0, x, y, size, 1, skipped ? SKIPPED : WHITE, alpha);
      this.#drawGuess(guesses[i], x, y, way);
    }
  }

  /** A skipped card slides off to the right. */
  #slideOff(card: number): void {
    const { room, alpha } = this.#deal;
    const away = this.#x + (this.#width - this.#x + CARD.width * this.#scale) * room;
    this.#cards.face(this.#near, card, away, this.#y, this.#scale, 1, WHITE, alpha);
  }

  /** The guess above a card of the chain. */
  #drawGuess(guess: HiloGuess | undefined, x: number, y: number, alpha: number): void {
    if (!guess) return;
    const sprite = guess === 'same' ? this.#same : guess === 'skip' ? this.#skip : this.#arrow;
    const turn = guess === 'higher' || guess === 'lower' ? GUESS_TURN[guess] : 0;
    const up = (CARD.height / 2) * CHAIN * this.#scale + 12 * Math.max(0.7, this.#scale);
    const size = 0.42 * Math.max(0.7, this.#scale);
    const left = x - CARD.width * 0.3 * CHAIN * this.#scale;
    this.#near.put(sprite, left, y - up, size, size, turn, guess === 'skip' ? TEXT_SOFT : TEAL, alpha);
  }

  #drawDeck(lifts: number): void {
    const x = this.#x - DECK * CARD.width * this.#scale;
    this.#cards.shadow(this.#near, x, this.#y, this.#scale, 1, 0, 1);
    for (let i = 0; i < DECK_CARDS; i++) {
      const top = i === DECK_CARDS - 1;
      const shift = 2 * i * this.#scale;
      const aside = top ? lifts * 22 * this.#scale : 0;
      this.#cards.back(
        this.#near,
        x - shift + aside,
        this.#y - shift,
        this.#scale,
        1,
        top ? WHITE : 0xc9c4ee,
        1,
      );
    }
  }

  /** The current card, on its way from the deck while it is new. */
  #drawMiddle({ cards, end, since, pending }: HiloView, lifts: number): void {
    const card = cards.at(-1);
    if (card === undefined || pending === 'start') {
      this.#cards.back(this.#near, this.#x, this.#y, this.#scale, 1, WHITE, 0.22);
      return;
    }
    const flip = this.#flip.set(this.#deal.flip);
    const x = lerp(this.#x - DECK * CARD.width * this.#scale, this.#x, this.#deal.way);
    const lift = Math.max(flip.lift, 0.35 * lifts);
    const y = this.#y - 16 * lift * this.#scale;
    const scale = this.#scale * (1 + 0.06 * lift);
    this.#cards.shadow(this.#near, x, y, scale, flip.scaleX, lift, 1);
    if (!flip.face) this.#cards.back(this.#near, x, y, scale, flip.scaleX, WHITE, 1);
    else {
      const lost = end === 'lost' && since >= 0;
      const tint = lost
        ? mixColor(WHITE, 0xffc4c4, this.options.reducedMotion ? 1 : smoothstep(since, 0, 200))
        : WHITE;
      this.#cards.face(this.#near, card, x, y, scale, flip.scaleX, tint, 1);
    }
  }

  /** Light around the card when its guess is decided: right, wrong, or cashed out. */
  #drawLight({ cards, pending, guesses, since, end }: HiloView): void {
    if (cards.length === 0 || pending === 'start' || since < 0) return;
    if (end === 'open' && (guesses.length === 0 || guesses.at(-1) === 'skip')) return;
    const tint = end === 'lost' ? CORAL : end === 'cashed' ? VOLT : TEAL;
    const flash = this.options.reducedMotion ? 0 : 1 - smoothstep(since, 0, LIGHT);
    const stays = end === 'open' ? 0.3 : 0.7;
    const scale = this.#scale * (1 + 0.08 * flash);
    this.#cards.glow(this.#under, this.#x, this.#y, scale, tint, stays + (1 - stays) * flash);
  }
}

export type HiloOptions = SceneOptions<Record<never, string>>;
