/** Holdings of the demo people, so that each holder profile can be tried. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { daysAt, OFFER_ZONE } from '#domain/formats/zones.ts';
import type { ServerDeps } from '../deps.ts';
import { importHoldings } from './importing.ts';

/** Imports `holdings.csv` of the folder of offers into an empty register. @throws Error with its problems if it is refused */
export async function seedDemoHoldings(
  deps: Pick<ServerDeps, 'database' | 'keys' | 'clock' | 'ids'>,
  folder: string,
): Promise<void> {
  const present = await deps.database.selectFrom('holders').select('id').limit(1).executeTakeFirst();
  const file = path.join(folder, 'holdings.csv');
  if (present || !(await fs.stat(file).catch(() => null))) return;
  const { today } = daysAt(deps.clock.now().getTime(), OFFER_ZONE);
  const result = await importHoldings(deps, file, { as_at: today, today });
  if ('problems' in result) throw new Error(`${file} was not imported: ${result.problems.join('; ')}`);
}
