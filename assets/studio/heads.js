import { chick, cockatoo, eagle, hornbill, owl, quetzal } from './heads/feathered.js';
import {
  cat,
  deer,
  elephant,
  jaguar,
  orangutan,
  rabbit,
  redPanda,
  rhino,
  tarsier,
  tiger,
  xolo,
} from './heads/furred.js';
import { alebrije, axolotl, frog, komodo, octopus, puffer, turtle } from './heads/scaled.js';

/** In the order of their numbers; a number once given stays. */
export const HEADS = [
  { back: '#0f9f9a', parts: tiger },
  { back: '#3b2fb8', parts: axolotl },
  { back: '#ff7a59', parts: komodo },
  { back: '#3aa0ff', parts: orangutan },
  { back: '#6b3fd6', parts: jaguar },
  { back: '#ffc83a', parts: quetzal },
  { back: '#ff6f9f', parts: xolo },
  { back: '#2456c8', parts: eagle },
  { back: '#ffb92e', parts: elephant },
  { back: '#1fa463', parts: rhino },
  { back: '#2ba7e8', parts: turtle },
  { back: '#4a1f8a', parts: tarsier },
  { back: '#e9483f', parts: hornbill },
  { back: '#3fc79a', parts: rabbit },
  { back: '#1f8fd0', parts: cockatoo },
  { back: '#7a2fb0', parts: frog },
  { back: '#23307a', parts: owl },
  { back: '#f2a71b', parts: cat },
  { back: '#12807e', parts: redPanda },
  { back: '#2f7d3a', parts: deer },
  { back: '#141c5c', parts: octopus },
  { back: '#e8486a', parts: chick },
  { back: '#e86fb8', parts: puffer },
  { back: '#0d6f5c', parts: alebrije },
];
