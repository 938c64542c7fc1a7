import type { BusinessQuestion, FoundBusiness } from '#domain/organisations/businessLookup.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { baseApi } from './baseApi.ts';

/** An entity, or the register's own words on why there is none to show (2-ABN-03, 3-ABN-03). */
export type BusinessAnswer = ({ kind: 'found' } & FoundBusiness) | { kind: 'exception'; description: string };

/** Somebody waits: later than this the answer is of no use, and the name can be typed. */
const LONGEST_WAIT_MS = 10_000;

/** A register's words are shown as they are, but never without end. */
const LONGEST_TEXT = 300;

const businessesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks a register about a number (2-CALL-13, 3-CALL-15). An answer in neither of its shapes counts as a failure of the service. */
    lookUpBusiness: build.mutation<BusinessAnswer, BusinessQuestion>({
      queryFn: async (...[question, , , call]) => {
        const body = new FormData();
        for (const [field, value] of Object.entries(question)) body.append(field, String(value));
        const { data, error } = await call({
          url: '/api/contact_abn_lookup/',
          method: 'POST',
          body,
          timeout: LONGEST_WAIT_MS,
        });
        if (error) return { error };
        const answer = question.is_superfund ? readSuperFund(data) : readBusiness(data);
        return answer ? { data: answer } : { error: { kind: 'server', status: null } };
      },
    }),
  }),
});

export const { useLookUpBusinessMutation } = businessesApi;

/** The business register's shape (2-CALL-14, 3-CALL-16). */
function readBusiness(body: unknown): BusinessAnswer | null {
  const description = textAt(body, 'exception', 'exceptionDescription');
  if (description !== '') return { kind: 'exception', description };
  if (!isRecord(body) || !isRecord(body['businessEntity'])) return null;
  const status = textAt(body, 'businessEntity', 'entityStatus', 'entityStatusCode');
  return { kind: 'found', name: textAt(body, 'businessEntity', 'mainName', 'organisationName'), status, data: body };
}

/** The super-fund look-up's own, capitalised one (2-ABN-06, 3-ABN-04). */
function readSuperFund(body: unknown): BusinessAnswer | null {
  const description = textAt(body, 'ExceptionDescription');
  if (description !== '') return { kind: 'exception', description };
  const name = textAt(body, 'OrganisationName');
  return name === '' ? null : { kind: 'found', name, status: '', data: body };
}

/** The text at this path; '' for anything else. */
function textAt(body: unknown, ...path: string[]): string {
  const value = path.reduce<unknown>((inner, field) => (isRecord(inner) ? inner[field] : undefined), body);
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_TEXT) : '';
}
