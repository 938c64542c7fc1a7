/** `npm run offers:import FILE…`: checks offer files and takes them into the database. The embedded database must not be open elsewhere. */
import { ConfigError, readConfig } from './config.ts';
import { migrate, openDatabase } from './database/database.ts';
import { importOffer } from './offers/importing.ts';
import { systemClock } from './system.ts';

async function main(files: string[]): Promise<void> {
  if (files.length === 0) throw new ConfigError('Name at least one file: npm run offers:import offers/my-offer/offer.json');
  const { database } = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    for (const file of files) {
      const { name, href } = await importOffer(database, file, systemClock.now());
      process.stdout.write(`${name} is at ${href}\n`);
    }
  } finally {
    await database.destroy();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The import failed.'}\n`);
  process.exitCode = 1;
});
