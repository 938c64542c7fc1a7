/** Look-ups of addresses and of business numbers (2-CALL-11 to 2-CALL-14, 3-CALL-15 to 3-CALL-18). */
import { countryByIso2 } from '#domain/addresses/countries.ts';
import { withoutSpaces } from '#domain/formats/format.ts';
import { isValidAbn, isValidAcn } from '#domain/identifiers.ts';
import { serverTexts } from '#domain/texts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { requireBudgets } from '../budgets/refuse.ts';
import type { ServerDeps } from '../deps.ts';
import { callerOf } from '../http/caller.ts';
import { Refusal } from '../http/errors.ts';
import { limitCalls } from '../http/limits.ts';
import { fieldNames, readTextFields, requireMultipart } from '../http/multipart.ts';
import { requireOwnPage } from '../http/session.ts';
import { OutsideFailure } from '../lookups/outside.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { RegisterEntry } from '../lookups/registers.ts';
import { failure } from '../wire/failures.ts';
import { addressQuery, business, businessForm, foundAddresses } from '../wire/lookups.ts';
import { responsesByStatus, FORM, LIMITED, describeCall, tokenHeader, typed, UNSAFE } from './schemas.ts';

/** Bytes of a field of the business-number call. */
const FIELD_LIMIT = 200;
/** Response while an outside service is not available. */
const UNAVAILABLE = { 502: failure };

type Business = Static<typeof business>;

/** Returns the answer of an outside service. A failure is logged by its kind alone, and the caller gets a 502 that names nothing. */
async function orUnavailable<T>(request: FastifyRequest, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    request.log.warn({ fault: error.code }, 'an outside look-up failed');
    throw new Refusal(502, { message: serverTexts.lookupUnavailable });
  }
}

/** Returns one of the two shapes of a register: an entity with its main organisation name, or an exception (2-CALL-14, 3-CALL-16). */
function presentBusiness(entry: RegisterEntry): Business {
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

/** Returns the super-fund look-up's own, capitalised shape (2-ABN-06, 3-ABN-04). */
function presentSuperFund(entry: RegisterEntry): Business {
  return entry.kind === 'exception'
    ? { ExceptionDescription: entry.description }
    : { OrganisationName: entry.organisationName };
}

async function findSuperFund({ superFunds }: Lookups, number: string): Promise<Business> {
  if (!isValidAbn(number)) return presentSuperFund({ kind: 'exception', description: serverTexts.registerBadNumber });
  return presentSuperFund(await superFunds.find(number));
}

/** Looks a number up in the register. Only a number that passes its check leaves the service: other typed text never does. */
async function findBusiness({ businesses }: Lookups, number: string, kind: 'abn' | 'acn'): Promise<Business> {
  const isRight = kind === 'abn' ? isValidAbn(number) : isValidAcn(number);
  if (!isRight) return presentBusiness({ kind: 'exception', description: serverTexts.registerBadNumber });
  return presentBusiness(await businesses.find(number, kind));
}

/** Claims an address look-up that the service pays for. @throws Refusal 429 with the time when the caller may continue */
function claimLookup(request: FastifyRequest, deps: ServerDeps): Promise<void> {
  const now = deps.clock.now();
  return requireBudgets(deps.database, deps, [
    { budget: 'charged_lookups', amount: 1, caller: callerOf(request), now },
  ]);
}

export function lookupRoutes(app: FastifyInstance, deps: ServerDeps): void {
  const { clock, config, lookups } = deps;
  const limit = limitCalls(clock, config.lookupsPerMinute);

  typed(app).get(
    '/offer/api/address-lookup/',
    {
      config: { needs: 'nothing' },
      // A look-up may cost money: only our own pages ask, each with a cookie that it is counted by. No row is made.
      onRequest: [requireOwnPage, limit],
      schema: {
        ...describeCall(
          'findAddresses',
          'look-ups',
          'Addresses that fit what was typed, best first, at most 10.',
          '`filter` is the id of a group (what it holds) or of an address (that one, in full). 502 while the service is not available.',
        ),
        headers: tokenHeader,
        querystring: addressQuery,
        response: responsesByStatus({ 200: foundAddresses }, { ...UNSAFE, ...LIMITED, ...UNAVAILABLE }),
      },
    },
    async (request): Promise<Static<typeof foundAddresses>> => {
      const { address: text, country: code, filter } = request.query;
      const country = countryByIso2(code)?.iso2;
      if (country === undefined) return { results: [] };
      const query = { text: text.trim(), country };
      if (filter !== undefined && lookups.addresses.isCharged(filter)) await claimLookup(request, deps);
      const answer = filter === undefined ? lookups.addresses.find(query) : lookups.addresses.open(filter, query);
      return { results: await orUnavailable(request, answer) };
    },
  );

  typed(app).post(
    '/api/contact_abn_lookup/',
    {
      config: { needs: 'nothing', form: businessForm },
      onRequest: [limit, requireMultipart],
      schema: {
        ...describeCall(
          'lookUpBusiness',
          'look-ups',
          'What a register knows of an ABN or ACN: an entity, or an exception in its words.',
          'The register of super funds (`is_superfund`) answers in capitalised fields of its own. 502 while the register is not available.',
        ),
        headers: tokenHeader,
        response: responsesByStatus({ 200: business }, { ...FORM, ...LIMITED, ...UNAVAILABLE }),
      },
    },
    async (request): Promise<Business> => {
      const {
        lookup_string = '',
        is_superfund,
        is_company,
        use_abn,
      } = await readTextFields(request, fieldNames(businessForm), FIELD_LIMIT);
      const number = withoutSpaces(lookup_string);
      const answer =
        is_superfund === 'true'
          ? findSuperFund(lookups, number)
          : findBusiness(lookups, number, is_company === 'true' && use_abn !== 'true' ? 'acn' : 'abn');
      return orUnavailable(request, answer);
    },
  );
}
