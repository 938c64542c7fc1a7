/** Holdings of the demo people, so that each holder profile can be tried. */
import { daysAt, OFFER_ZONE } from '#domain/formats/zones.ts';
import type { ServerDeps } from '../deps.ts';
import { importHoldings } from './importing.ts';

const FILE = 'holdings/demo.csv';
const ISSUERS = ['Emberfield Copper Limited', 'Saltbush Property Partners Limited'];

/**
 * Imports the demo's holdings into an empty register, if the demo offers are there.
 * @throws Error with the problems of the file if it is refused
 */
export async function seedDemoHoldings(deps: Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>): Promise<void> {
  const { database, clock } = deps;
  const issuers = await database.selectFrom('issuers').select('id').where('name', 'in', ISSUERS).execute();
  const present = await database.selectFrom('holders').select('id').limit(1).executeTakeFirst();
  if (present || issuers.length < ISSUERS.length) return;
  const { today } = daysAt(clock.now().getTime(), OFFER_ZONE);
  const result = await importHoldings(deps, FILE, { as_at: today, today });
  if ('problems' in result) throw new Error(`${FILE} was not imported: ${result.problems.join('; ')}`);
}
