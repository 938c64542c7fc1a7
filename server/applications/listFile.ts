/** Applications that an issuer has received, as a file for its staff: all that the search and the filters of the list find. */
import { Readable } from 'node:stream';
import { LIST_FILE_COLUMNS } from '#domain/application/listFile.ts';
import { dayInZone, zoneOf } from '#domain/formats/zones.ts';
import { listFileTexts } from '#domain/texts/listFile.ts';
import { csvRows, UTF8_MARK } from '../csv.ts';
import type { ServerDeps } from '../deps.ts';
import { readAll, readOffers, type ListQuery } from './issuerList.ts';

type FileDeps = Pick<ServerDeps, 'database' | 'keys' | 'clock'>;

/** Applications of one statement: it takes well below the time limit, and the rows little memory. */
const AT_ONCE = 500;

/** Returns the content, read as it is sent: a reader that goes away ends the reading. A failure breaks it off. */
export function streamListFile(deps: FileDeps, query: ListQuery): Readable {
  return Readable.from(partsOf(deps, query));
}

async function* partsOf(deps: FileDeps, query: ListQuery): AsyncGenerator<string> {
  yield UTF8_MARK + csvRows([LIST_FILE_COLUMNS.map(({ heading }) => heading)]);
  for await (const applications of readAll(deps, query, AT_ONCE))
    if (applications.length > 0)
      yield csvRows(applications.map((row) => LIST_FILE_COLUMNS.map(({ value }) => value(row))));
}

/** Returns the name, with the day in the zone of the listed offers, or in UTC where they have several zones or there are none. */
export async function nameListFile(deps: FileDeps, { issuerId, offerId }: ListQuery): Promise<string> {
  const offers = [...(await readOffers(deps, issuerId)).values()].filter(
    ({ id }) => offerId === null || id === offerId,
  );
  const [zone = 'UTC', ...others] = new Set(offers.map(zoneOf));
  return listFileTexts.name(dayInZone(others.length === 0 ? zone : 'UTC', deps.clock.now().getTime()));
}
