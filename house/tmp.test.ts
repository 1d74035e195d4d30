import inspector from 'node:inspector/promises';
import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { TestHouse } from './testing/testHouse.ts';
import { createTestDatabase } from './testing/core/testDatabase.ts';
it('x', async () => {
  for (let i = 0; i < 3; i++) { const h = await TestHouse.start(); await h.close(); }
  const s = new inspector.Session(); s.connect();
  await s.post('Profiler.enable'); await s.post('Profiler.start');
  const c0 = process.cpuUsage(); const t0 = Date.now(); let db=0; let st=0; let cl=0;
  for (let i = 0; i < 20; i++) { const a=Date.now(); const database = await createTestDatabase(); const b=Date.now(); const h = await TestHouse.start({database}); const c=Date.now(); await h.close(); await database.close(); db+=b-a; st+=c-b; cl+=Date.now()-c; }
  const c = process.cpuUsage(c0);
  console.log('node cpu/house', (c.user + c.system) / 20000, 'wall', (Date.now() - t0) / 20, db/20, st/20, cl/20);
  const { profile } = await s.post('Profiler.stop');
  writeFileSync('/tmp/w/house.cpuprofile', JSON.stringify(profile));
});
