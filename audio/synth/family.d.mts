/** One sound as it goes on the tape: samples at 48 kHz, what was aimed at and what was reached, dB. */
export interface Synthesised {
  name: string;
  samples: Float32Array;
  repeats: boolean;
  aim: number;
  loudness: number;
  peak: number;
}

export function family(): Synthesised[];
