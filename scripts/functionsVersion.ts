import { writeFile } from 'node:fs/promises';
import { readFunctions, recordedVersion, versionChecksum } from '../house/core/db/functions.ts';
import { SCHEMA } from '../house/core/db/migrate.ts';

/** `npm run db:functions`: increments the version of the ledger's SQL functions if they have changed. */
const files = await readFunctions(SCHEMA.functions);
const recorded = await recordedVersion(SCHEMA.functions);
const checksum = versionChecksum(files);
if (recorded.checksum === checksum) {
  process.stdout.write(`version ${recorded.version} stands\n`);
} else {
  const next = { version: recorded.version + 1, checksum };
  await writeFile(`${SCHEMA.functions}/version.json`, `${JSON.stringify(next, null, 2)}\n`);
  process.stdout.write(`version ${next.version}\n`);
}
