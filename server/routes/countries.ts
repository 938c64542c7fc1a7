/** Country calls (1-CTRY-01 to 1-CTRY-06). */
import { COUNTRIES, countryById, countryByIso2 } from '#domain/addresses/countries.ts';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import type { ServerDeps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { country, countryList, countryParams, countryQuery } from '../wire/lookups.ts';
import { responsesByStatus, MISSING, describeCall, typed } from './schemas.ts';

const NEEDS_NOTHING = { needs: 'nothing' } as const;

type NamedCountry = Static<typeof country>;

function present(found: NamedCountry | undefined): NamedCountry {
  if (!found) throw notFound();
  return { id: found.id, name: found.name };
}

export function countryRoutes(app: FastifyInstance, _deps: ServerDeps): void {
  // Query parameters are accepted and ignored: the list is always whole.
  typed(app).get(
    '/api/registry__country/',
    {
      config: NEEDS_NOTHING,
      schema: {
        ...describeCall(
          'getCountries',
          'look-ups',
          'Every country; query parameters are let through and change nothing.',
        ),
        response: responsesByStatus({ 200: countryList }),
      },
    },
    async (): Promise<Static<typeof countryList>> => ({ results: COUNTRIES.map(present) }),
  );

  typed(app).get(
    '/api/registry__country/from-iso2-code/',
    {
      config: NEEDS_NOTHING,
      schema: {
        ...describeCall('getCountryByIso2', 'look-ups', 'The country of a two-letter code.'),
        querystring: countryQuery,
        response: responsesByStatus({ 200: country }, MISSING),
      },
    },
    async (request): Promise<NamedCountry> => present(countryByIso2(request.query['iso2-code'])),
  );

  typed(app).get(
    '/api/registry__country/:id/',
    {
      config: NEEDS_NOTHING,
      schema: {
        ...describeCall('getCountry', 'look-ups', 'One country.'),
        params: countryParams,
        response: responsesByStatus({ 200: country }, MISSING),
      },
    },
    async (request): Promise<NamedCountry> => present(countryById(Number(request.params.id))),
  );
}
