// Run by itself (`node --import tsx`): prints every stored application of a data folder as JSON.
import { readStored } from '#server/applications/stored.ts';
import { openDatabase } from '#server/database/database.ts';
import { openStoreKeys } from '#server/numbers/storeKeys.ts';

const [dataDirectory = ''] = process.argv.slice(2);
const { database } = await openDatabase({ databaseUrl: null, dataDirectory });
const keys = await openStoreKeys(database, { fieldKeys: null, dataDirectory });
const rows = await database
  .selectFrom('applications')
  .select('id')
  .where('status', '<>', 'draft')
  .orderBy('id')
  .execute();
const applications = await Promise.all(rows.map(({ id }) => readStored({ database, keys }, id)));
process.stdout.write(JSON.stringify({ applications }));
await database.destroy();
process.exit(0);
