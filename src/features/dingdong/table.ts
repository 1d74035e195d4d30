import { dingdongView } from '../../engine/dingdong.ts';
import { keptLays } from '../../table/pools/keptLays.ts';
import { poolSource } from '../../table/pools/poolSource.ts';
import { PoolTable } from '../../table/pools/poolTable.ts';
import { realDeps } from '../../table/realDeps.ts';
import { dingdongWire } from './dingdongWire.ts';

/** The table of dingdong. It is fed while somebody sits at it. */
export const table = new PoolTable(dingdongWire, realDeps, keptLays('dingdong'));

/** The live table as the stage asks for it. */
export const source = poolSource(table, dingdongView);
