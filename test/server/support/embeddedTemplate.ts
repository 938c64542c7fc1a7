/** The embedded database as every test wants it, built once: journeys use it, too, which is why it stands apart from node:test. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { migrate, MIGRATIONS_FOLDER, openDatabase } from '#server/database/database.ts';

const CACHE = path.resolve('.cache');

/** Changes with the migrations, and with the embedded database. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of fs.readdirSync(MIGRATIONS_FOLDER).sort())
    hash.update(name).update(fs.readFileSync(path.join(MIGRATIONS_FOLDER, name)));
  hash.update(fs.readFileSync('node_modules/@electric-sql/pglite/package.json'));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The folder of an embedded database with every migration and no rows, to be copied. Several test files may start at once: each
 * builds in a folder of its own, and the first to finish gives it its name.
 */
export async function embeddedTemplate(): Promise<string> {
  const template = path.join(CACHE, `embedded-${migrationsHash()}`);
  if (fs.existsSync(template)) return template;
  fs.mkdirSync(CACHE, { recursive: true });
  const building = fs.mkdtempSync(path.join(CACHE, 'building-'));
  const { database } = await openDatabase({ databaseUrl: null, dataDirectory: building });
  await migrate(database);
  await database.destroy();
  try {
    fs.renameSync(building, template);
  } catch {
    fs.rmSync(building, { recursive: true, force: true });
  }
  return template;
}
