// Run by itself (`node --import tsx`): prints every stored application of a data folder as JSON.
import { readApplication } from '#server/applications/repository.ts';
import { openDatabase } from '#server/database/database.ts';

const [dataDirectory = ''] = process.argv.slice(2);
const { database } = await openDatabase({ databaseUrl: null, dataDirectory });
const rows = await database
  .selectFrom('applications')
  .select('id')
  .where('status', '<>', 'draft')
  .orderBy('id')
  .execute();
const applications = await Promise.all(rows.map(({ id }) => readApplication(database, id)));
process.stdout.write(JSON.stringify({ applications }));
await database.destroy();
process.exit(0);
