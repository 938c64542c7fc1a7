/**
 * `npm run offers:import FILE…`: checks offer files and imports them into the database. The embedded database must not be open elsewhere.
 */
import { ConfigError, readConfig } from './config.ts';
import { inDataFolder } from './dataFolder.ts';
import { openPreparedDatabase } from './database/database.ts';
import { importOffer } from './offers/importing.ts';
import { settleOfferFolders } from './offers/offerFolders.ts';
import { explainStartFailure } from './startFailure.ts';
import { openOwnFiles } from './storage/ownStore.ts';
import { systemClock, systemIds } from './system.ts';

async function main(files: string[]): Promise<void> {
  if (files.length === 0)
    throw new ConfigError('Name at least one file: npm run offers:import offers/my-offer/offer.json');
  const config = readConfig(process.env);
  const { opened, prepared: store } = await inDataFolder(config.dataDirectory, () =>
    openPreparedDatabase(config, ({ database }) =>
      openOwnFiles({ database, clock: systemClock, ids: systemIds }, config, { moves: false }),
    ),
  );
  const { database } = opened;
  try {
    for (const file of files) {
      const deps = { database, files: store, clock: systemClock, ids: systemIds };
      const { name, href } = await importOffer(deps, file);
      process.stdout.write(`${name} is at ${href}\n`);
    }
    await settleOfferFolders(database, config.offersDirectory);
  } finally {
    store.close();
    await database.destroy();
  }
}

process.umask(0o077);
main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exitCode = 1;
});
