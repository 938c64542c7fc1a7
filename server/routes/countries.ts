/** Country calls (1-CTRY-01 to 1-CTRY-06). */
import { COUNTRIES, countryById, countryByIso2 } from '#domain/addresses/countries.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { objectSchema } from './schemas.ts';

const NEEDS_NOTHING = { needs: 'nothing' } as const;
const countryReply = objectSchema({ id: { type: 'integer' }, name: { type: 'string' } });

interface NamedCountry {
  id: number;
  name: string;
}

function present(country: NamedCountry | undefined): NamedCountry {
  if (!country) throw notFound();
  return { id: country.id, name: country.name };
}

export function countryRoutes(app: FastifyInstance, _deps: ServerDeps): void {
  const list = objectSchema({ results: { type: 'array', items: countryReply } });
  // Query parameters are let through and mean nothing here: the list is always whole.
  app.get('/api/registry__country/', { config: NEEDS_NOTHING, schema: { response: { 200: list } } }, async () => ({
    results: COUNTRIES.map(present),
  }));

  const query = {
    type: 'object',
    required: ['iso2-code'],
    properties: { 'iso2-code': { type: 'string', pattern: '^[A-Za-z]{2}$' } },
  };
  app.get<{ Querystring: { 'iso2-code': string } }>(
    '/api/registry__country/from-iso2-code/',
    { config: NEEDS_NOTHING, schema: { querystring: query, response: { 200: countryReply } } },
    async (request) => present(countryByIso2(request.query['iso2-code'])),
  );

  const params = objectSchema({ id: { type: 'string', pattern: '^[0-9]{1,6}$' } });
  app.get<{ Params: { id: string } }>(
    '/api/registry__country/:id/',
    { config: NEEDS_NOTHING, schema: { params, response: { 200: countryReply } } },
    async (request) => present(countryById(Number(request.params.id))),
  );
}
