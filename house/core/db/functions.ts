import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { grantToHouse, HOUSE_RIGHTS, ownMoneyFunctions } from './houseRole.ts';
import { grantJobs } from './jobsSchema.ts';
import { locksSoon } from './migrations.ts';
import { grantToOperators, OPERATOR_RIGHTS, OPERATOR_ROLE } from './operatorRole.ts';

/** The ledger's functions, triggers and views, defined by a folder of SQL files. */
interface FunctionFiles {
  /**
   * Increases with every change (`npm run db:functions`): of two houses on one database the newer one's functions are
   * installed.
   */
  version: number;
  parts: FunctionPart[];
}

/** A file's functions and views, or its triggers. Triggers lock their tables, so they are recreated only when changed. */
interface FunctionPart {
  name: string;
  text: string;
  checksum: string;
}

/** A house's login: the password is known if the house creates the role itself. */
export interface HouseLogin {
  role: string;
  password: string | null;
}

const TRIGGER = /^CREATE OR REPLACE TRIGGER[^;]*;\n?/gm;
const GRANTS = 'grants ';

/** Reads a folder of SQL files with their version. */
export async function readFunctions(folder: string): Promise<FunctionFiles> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  const { version } = await recordedVersion(folder);
  const partOf = (name: string, text: string) => ({ name, text, checksum: checksumOf([text]) });
  const functions = names.map((name, i) => partOf(name, (texts[i] ?? '').replace(TRIGGER, '')));
  const triggers = names.map((name, i) =>
    partOf(`${name} triggers`, (texts[i]?.match(TRIGGER) ?? []).join('')),
  );
  // A trigger may name a function of a later file.
  return { version, parts: [...functions, ...triggers.filter(({ text }) => text !== '')] };
}

/** The version recorded in a folder, and the checksum it was recorded for. */
export async function recordedVersion(folder: string): Promise<{ version: number; checksum: string }> {
  return JSON.parse(await readFile(`${folder}/version.json`, 'utf8'));
}

/** The checksum of a version: all the files, and the rights of a house and of operators. */
export function versionChecksum({ parts }: Pick<FunctionFiles, 'parts'>): string {
  return checksumOf([...parts.map(({ checksum }) => checksum), HOUSE_RIGHTS, OPERATOR_RIGHTS]);
}

/** The version installed in the database; 0 if none. */
export async function installedVersion(client: ClientBase): Promise<number> {
  const { rows: found } = await client.query("SELECT to_regclass('function_parts') IS NOT NULL AS has");
  if (!found[0]?.has) return 0;
  const { rows } = await client.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM function_parts',
  );
  return rows[0]?.version ?? 0;
}

/**
 * Replaces the parts that differ from the installed ones, in one transaction. Migrations change tables; these files define the
 * current functions. The caller holds the migration lock, and has checked that no newer version is installed.
 */
export async function applyFunctions(
  client: ClientBase,
  files: FunctionFiles,
  log: { info(line: string): void },
): Promise<void> {
  await locksSoon(client, 'a change of functions', log, () => replaceFunctions(client, files, log));
}

/** The same in the caller's transaction: for a migration that changes tables the functions depend on. */
export async function replaceFunctions(
  client: ClientBase,
  { version, parts }: FunctionFiles,
  log: { info(line: string): void },
): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS function_parts
    (name text PRIMARY KEY, checksum text NOT NULL, version integer NOT NULL, at timestamptz NOT NULL)`);
  const { rows } = await client.query<{ name: string; checksum: string; version: number }>(
    'SELECT name, checksum, version FROM function_parts WHERE NOT starts_with(name, $1)',
    [GRANTS],
  );
  const installed = new Map(rows.map((row) => [row.name, row]));
  const changed = parts.filter(({ name, checksum }) => installed.get(name)?.checksum !== checksum);
  if (changed.length === 0 && rows.every((row) => row.version === version)) return;
  // A function may reference one of a later file.
  await client.query('SET LOCAL check_function_bodies = off');
  for (const { text } of changed) await client.query(text);
  if (changed.length > 0) await ownMoneyFunctions(client);
  await client.query('DELETE FROM function_parts WHERE NOT starts_with(name, $1)', [GRANTS]);
  for (const { name, checksum } of parts)
    await client.query('INSERT INTO function_parts VALUES ($1, $2, $3, now())', [name, checksum, version]);
  if (rows.length > 0)
    log.info(`functions made anew: ${changed.map(({ name }) => name).join(', ') || 'none, another version'}`);
}

/** Grants the roles of houses and operators their rights, when tables, functions or rights have changed. */
export async function applyGrants(
  client: ClientBase,
  login: HouseLogin | null,
  version: number,
): Promise<void> {
  if (login)
    await grantAnew(client, { name: GRANTS + login.role, rights: HOUSE_RIGHTS, version }, async () => {
      await grantToHouse(client, login);
      await grantJobs(client, login.role);
    });
  await grantAnew(client, { name: `${GRANTS}${OPERATOR_ROLE}`, rights: OPERATOR_RIGHTS, version }, () =>
    grantToOperators(client),
  );
}

async function grantAnew(
  client: ClientBase,
  { name, rights, version }: { name: string; rights: string; version: number },
  grant: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ names: string }>(
    `SELECT string_agg(relname, ' ' ORDER BY relname) || coalesce((SELECT string_agg(checksum, ' ' ORDER BY name) FROM function_parts
      WHERE NOT starts_with(name, $1)), '') AS names FROM pg_class WHERE relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace) AND relkind = 'r'`,
    [GRANTS],
  );
  const checksum = checksumOf([rows[0]?.names ?? '', rights]);
  const { rowCount } = await client.query('SELECT FROM function_parts WHERE name = $1 AND checksum = $2', [
    name,
    checksum,
  ]);
  if (rowCount === 1) return;
  await client.query('BEGIN');
  try {
    await grant();
    await client.query(
      `INSERT INTO function_parts VALUES ($1, $2, $3, now())
        ON CONFLICT (name) DO UPDATE SET checksum = EXCLUDED.checksum, version = EXCLUDED.version, at = EXCLUDED.at`,
      [name, checksum, version],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function checksumOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex');
}
