import type { Texture } from 'pixi.js';
import type { SlotDefinition, SlotOf } from '../../contract/slots/models.ts';
import { RATE_OF_A_BET } from '../../contract/slots/round.ts';
import { type GlyphFont, TextLine } from '../engine/textLine.ts';
import type { SlotLabels } from './labels.ts';
import { METALS } from './reels/cells.ts';
import type { SlotSkin } from './skin.ts';
import type { BannerKind } from './steps/steps.ts';
import { TIERS } from './wins/winTier.ts';

const CAPACITY = 40;
const GRAND = 0xffd43a;

/** A text on one line, and the same on two for narrow canvases; null if it cannot be split. */
export interface Heading {
  readonly whole: TextLine;
  readonly parts: readonly [TextLine, TextLine] | null;
}

/** Textures of celebrations as lists, and their texts by tier. */
export interface SlotTextures {
  readonly coins: readonly Texture[];
  readonly sparks: readonly Texture[];
  readonly tiers: readonly Heading[];
}

/** A named prize, and its value in bets. */
export interface Prize {
  readonly name: TextLine;
  readonly times: TextLine;
  readonly tint: number;
}

/** The texts and numbers of a slot's canvas, built once. */
export class SlotWords implements SlotTextures {
  readonly coins: readonly Texture[];
  readonly sparks: readonly Texture[];
  readonly tiers: readonly Heading[];
  /** Multipliers of tumbles. */
  readonly ladder: readonly TextLine[];
  /** A feature's win multiplier; null without one. */
  readonly times: TextLine | null;
  /** The multiplier of a wild reel. */
  readonly wildTimes: TextLine;
  /** The named prizes of coins, highest first. */
  readonly prizes: readonly Prize[];
  readonly #banners: Readonly<Record<BannerKind, TextLine>>;
  readonly #prizes: Readonly<Record<string, TextLine>>;
  readonly #counts = new Map<number, TextLine>();
  readonly #font: GlyphFont;

  constructor({ font, coin, spark }: SlotSkin, slot: SlotDefinition, labels: SlotLabels) {
    this.#font = font;
    this.coins = [coin];
    this.sparks = [spark];
    const { freeSpins, extraSpins, hold, total, maxWin, prizes, tiers } = labels;
    this.tiers = TIERS.map(({ tier }) => this.#heading(tiers[tier]));
    const { mini, minor, major, grand } = prizes;
    this.#prizes = { mini: this.#line(mini), minor: this.#line(minor), major: this.#line(major) };
    this.#banners = {
      freeSpins: this.#line(freeSpins),
      extraSpins: this.#line(extraSpins),
      hold: this.#line(hold),
      grand: this.#line(grand),
      total: this.#line(total),
      maxWin: this.#line(maxWin),
    };
    this.ladder = slot.model === 'cluster' ? slot.ladder.map((times) => this.#line(`x${times}`)) : [];
    const times = 'free' in slot && 'times' in slot.free ? slot.free.times : 1;
    this.times = times > 1 ? this.#line(`x${times}`) : null;
    this.wildTimes = this.#line(slot.model === 'ways4096' ? `x${slot.free.wildTimes}` : '');
    this.prizes = slot.model === 'holdAndWin' ? this.#prizesOf(slot, labels) : [];
  }

  #prizesOf({ hold }: SlotOf<'holdAndWin'>, { prizes }: SlotLabels): Prize[] {
    const named = hold.coins.flatMap(({ prize, rate }) => (prize ? [{ prize, rate }] : []));
    return [...named, { prize: 'grand' as const, rate: hold.grand }]
      .sort((a, b) => b.rate - a.rate)
      .map(({ prize, rate }) => ({
        name: this.#line(prizes[prize]),
        times: this.#line(`x${rate / RATE_OF_A_BET}`),
        tint: METALS[prize] ?? GRAND,
      }));
  }

  banner(kind: BannerKind): TextLine {
    return this.#banners[kind];
  }

  prize(prize: string): TextLine {
    return this.#prizes[prize] as TextLine;
  }

  /** A count of spins; built when first shown. */
  count(count: number, more: boolean): TextLine {
    const key = more ? -count : count;
    const known = this.#counts.get(key);
    if (known) return known;
    const line = this.#line(more ? `+${count}` : `${count}`);
    this.#counts.set(key, line);
    return line;
  }

  #heading(text: string): Heading {
    const whole = this.#line(text);
    const middle = text.length / 2;
    // The space nearest to the middle.
    const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
    const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    if (at === undefined) return { whole, parts: null };
    return { whole, parts: [this.#line(text.slice(0, at)), this.#line(text.slice(at + 1))] };
  }

  #line(text: string): TextLine {
    return new TextLine(this.#font, CAPACITY).text(text);
  }
}
