import { poolSource } from '../../pools/page/poolSource.ts';
import { keptLays } from '../../pools/session/keptLays.ts';
import { PoolTable } from '../../pools/session/poolTable.ts';
import { realDeps } from '../../session/realDeps.ts';
import { dingdongView } from '../engine/dingdong.ts';
import { dingdongWire } from './dingdongWire.ts';

/** The table of dingdong. It is fed while somebody sits at it. */
export const table = new PoolTable(dingdongWire, realDeps, keptLays('dingdong'));

/** The live table as the stage asks for it. */
export const source = poolSource(table, dingdongView);
