import type { SoundFamily } from './family.ts';
import type { Note } from './score.ts';

/** Fade time of notes, s, which avoids clicks. */
const SOFTENED = 0.008;
/** Exponential ramps cannot reach 0. */
const SILENT = 0.0001;

/** Plays notes: waves and noise generated on demand, no files. Created at the player's first tap, as browsers require. */
export class Speaker {
  readonly #context = new AudioContext();
  readonly #out: GainNode;
  readonly #family: SoundFamily;
  readonly #hiss: AudioBuffer;

  constructor(family: SoundFamily) {
    this.#family = family;
    this.#out = this.#context.createGain();
    // Prevents clipping of many simultaneous notes.
    const limiter = this.#context.createDynamicsCompressor();
    this.#out.connect(limiter).connect(this.#context.destination);
    this.#hiss = noise(this.#context);
  }

  /** Muting cuts off current sounds. */
  set loud(loud: boolean) {
    this.#out.gain.value = loud ? 1 : 0;
    void (loud ? this.#context.resume() : this.#context.suspend());
  }

  play(notes: readonly Note[]): void {
    if (this.#context.state === 'running') this.#schedule(notes);
    // It was just created, or a phone call has interrupted it.
    else
      void this.#context.resume().then(
        () => this.#schedule(notes),
        () => undefined,
      );
  }

  #schedule(notes: readonly Note[]): void {
    const now = this.#context.currentTime;
    for (const note of notes) {
      if (note.voice === 'hiss') this.#hissed(note, now + note.at);
      else this.#struck(note, now + note.at);
    }
  }

  #struck(note: Note, at: number): void {
    const { wave, over } = this.#family;
    const thump = note.voice === 'thump';
    this.#wave(note, at, thump ? 'sine' : wave, 1, note.gain);
    if (!thump) this.#wave(note, at, over.wave, over.ratio, note.gain * over.gain);
  }

  #wave({ pitch, to, lasts }: Note, at: number, wave: OscillatorType, ratio: number, gain: number): void {
    const source = this.#context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(pitch * ratio, at);
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to * ratio, at + lasts);
    source.connect(this.#shape(at, lasts, gain));
    source.start(at);
    source.stop(at + lasts);
  }

  #hissed({ pitch, to, lasts, gain }: Note, at: number): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#hiss;
    source.loop = true;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(pitch, at);
    if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, at + lasts);
    source.connect(filter).connect(this.#shape(at, lasts, gain));
    source.start(at);
    source.stop(at + lasts);
  }

  /** An envelope with a sharp attack and a decay. */
  #shape(at: number, lasts: number, gain: number): GainNode {
    const shape = this.#context.createGain();
    shape.gain.setValueAtTime(SILENT, at);
    shape.gain.linearRampToValueAtTime(gain, at + SOFTENED);
    shape.gain.exponentialRampToValueAtTime(SILENT, at + lasts);
    shape.connect(this.#out);
    return shape;
  }
}

/** A second of noise, always the same. */
function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}
