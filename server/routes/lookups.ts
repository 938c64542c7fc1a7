/** Look-ups of addresses and of business numbers (2-CALL-11 to 2-CALL-14, 3-CALL-15 to 3-CALL-18). */
import { countryByIso2 } from '#domain/addresses/countries.ts';
import { withoutSpaces } from '#domain/formats/format.ts';
import { isValidAbn, isValidAcn } from '#domain/identifiers.ts';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { limitCalls } from '../http/limits.ts';
import { readTextFields, requireMultipart } from '../http/multipart.ts';
import { OutsideFailure } from '../lookups/outside.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { RegisterEntry } from '../lookups/registers.ts';
import { objectSchema } from './schemas.ts';

/** Bytes of a field of the business-number call. */
const FIELD_LIMIT = 200;
const NUMBER_FIELDS = ['lookup_string', 'is_superfund', 'is_company', 'use_abn'] as const;

interface AddressParameters {
  address: string;
  country: string;
  filter?: string;
}

const addressQuery = objectSchema(
  {
    address: { type: 'string', maxLength: 200 },
    country: { type: 'string', pattern: '^[A-Za-z]{2}$' },
    filter: { type: 'string', minLength: 1, maxLength: 500 },
  },
  ['filter'],
);
const foundAddress = objectSchema({
  id: { type: 'string' },
  fullAddress: { type: 'string' },
  is_group: { type: 'boolean' },
});
const addressReply = objectSchema({ results: { type: 'array', items: foundAddress } });

/** A service that fails is told to the log by its kind alone, and to the caller as a 502 that names nothing. */
async function orUnavailable<T>(request: FastifyRequest, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    request.log.warn({ fault: error.code }, 'an outside look-up failed');
    throw new Refusal(502, { message: serverTexts.lookupUnavailable });
  }
}

/** The two answer shapes of a register: an entity with its main organisation name, or an exception (2-CALL-14, 3-CALL-16). */
function presentBusiness(entry: RegisterEntry): Record<string, unknown> {
  if (entry.kind === 'exception') return { exception: { exceptionDescription: entry.description } };
  const { abn, acn, status, organisationName } = entry;
  return {
    businessEntity: {
      ABN: { identifierValue: abn },
      ASICNumber: acn,
      entityStatus: { entityStatusCode: status },
      mainName: { organisationName },
    },
  };
}

/** The super-fund look-up's own, capitalised shape (2-ABN-06, 3-ABN-04). */
function presentSuperFund(entry: RegisterEntry): Record<string, unknown> {
  return entry.kind === 'exception'
    ? { ExceptionDescription: entry.description }
    : { OrganisationName: entry.organisationName };
}

async function findSuperFund({ superFunds }: Lookups, number: string): Promise<Record<string, unknown>> {
  if (!isValidAbn(number)) return presentSuperFund({ kind: 'exception', description: serverTexts.registerBadNumber });
  return presentSuperFund(await superFunds.find(number));
}

/** Nothing but a number that passes its check leaves the house: a register is asked about numbers, never about what else was typed. */
async function findBusiness(
  { businesses }: Lookups,
  number: string,
  kind: 'abn' | 'acn',
): Promise<Record<string, unknown>> {
  const isRight = kind === 'abn' ? isValidAbn(number) : isValidAcn(number);
  if (!isRight) return presentBusiness({ kind: 'exception', description: serverTexts.registerBadNumber });
  return presentBusiness(await businesses.find(number, kind));
}

export function lookupRoutes(app: FastifyInstance, { clock, config, lookups }: ServerDeps): void {
  const limit = limitCalls(clock, config.lookupsPerMinute);

  app.get<{ Querystring: AddressParameters }>(
    '/offer/api/address-lookup/',
    {
      config: { needs: 'nothing' },
      onRequest: limit,
      schema: { querystring: addressQuery, response: { 200: addressReply } },
    },
    async (request) => {
      const { address: text, country: code, filter } = request.query;
      const country = countryByIso2(code)?.iso2;
      if (country === undefined) return { results: [] };
      const query = { text: text.trim(), country };
      const answer = filter === undefined ? lookups.addresses.find(query) : lookups.addresses.open(filter, query);
      return { results: await orUnavailable(request, answer) };
    },
  );

  app.post(
    '/api/contact_abn_lookup/',
    { config: { needs: 'nothing' }, onRequest: [limit, requireMultipart] },
    async (request) => {
      const {
        lookup_string = '',
        is_superfund,
        is_company,
        use_abn,
      } = await readTextFields(request, NUMBER_FIELDS, FIELD_LIMIT);
      const number = withoutSpaces(lookup_string);
      const answer =
        is_superfund === 'true'
          ? findSuperFund(lookups, number)
          : findBusiness(lookups, number, is_company === 'true' && use_abn !== 'true' ? 'acn' : 'abn');
      return orUnavailable(request, answer);
    },
  );
}
