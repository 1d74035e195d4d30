import { runMigrations } from 'graphile-worker';
import type { ClientBase } from 'pg';

/** The schema of graphile-worker's jobs. */
export const JOBS_SCHEMA = 'graphile_worker';

/** Migrates the job tables, as their owner. */
export async function installJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, schema: JOBS_SCHEMA });
}

/**
 * Grants a role the right to add and run jobs. The tables have row-level security: without a policy only their owner sees rows.
 * @param client the owner's
 */
export async function grantJobs(client: ClientBase, role: string): Promise<void> {
  const name = client.escapeIdentifier(role);
  await client.query(`
    GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO ${name};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${JOBS_SCHEMA} TO ${name};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${JOBS_SCHEMA} TO ${name};
    DO $$ DECLARE t regclass; BEGIN
      FOR t IN SELECT oid FROM pg_class WHERE relnamespace = '${JOBS_SCHEMA}'::regnamespace AND relrowsecurity LOOP
        EXECUTE format('DROP POLICY IF EXISTS %I ON %s', 'house of ' || ${client.escapeLiteral(role)}, t);
        EXECUTE format('CREATE POLICY %I ON %s TO %I USING (true) WITH CHECK (true)',
          'house of ' || ${client.escapeLiteral(role)}, t, ${client.escapeLiteral(role)});
      END LOOP;
    END $$`);
}
