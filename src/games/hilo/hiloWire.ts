import type { HiloRound as ToldRound } from '../../../contract/games/hilo/channel.ts';
import {
  hiloCashRound,
  hiloCurRound,
  hiloMyPastRound,
  hiloMyRound,
  hiloMySeeds,
  hiloPastRound,
  hiloRoundUpdate,
  hiloSelectCard,
  hiloSetSeed,
  hiloStartRound,
} from '../../../contract/games/hilo/operations.ts';
import type { SoloWire } from '../solo/soloWire.ts';
import { type Hilo, readHilo } from './engine/hilo.ts';

/** The API mapping of hilo. */
export const HILO_WIRE: SoloWire<Hilo, ToldRound> = {
  key: 'hilo',
  read: readHilo,
  current: hiloCurRound,
  update: hiloRoundUpdate,
  mine: hiloMyRound,
  history: hiloMyPastRound,
  past: hiloPastRound,
  seeds: hiloMySeeds,
  setSeed: hiloSetSeed,
  start: (channel, request) => channel.request(hiloStartRound, request),
  move: (channel, request, guess) => channel.request(hiloSelectCard, { ...request, guess }),
  cash: hiloCashRound,
};
