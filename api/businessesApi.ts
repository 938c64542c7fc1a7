import {
  parseRegisterResponse,
  textAtPath,
  type BusinessQuestion,
  type FoundBusiness,
} from '#domain/organisations/businessLookup.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import { baseApi } from './baseApi.ts';

/** An entity, or the register's own message if there is none to show (2-ABN-03, 3-ABN-03). */
export type BusinessResponse = ({ kind: 'found' } & FoundBusiness) | { kind: 'exception'; description: string };

/** The applicant waits: a later response is of no use, and the name can be typed. */
const LONGEST_WAIT_MS = 10_000;

const businessesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks a register about a number (2-CALL-13, 3-CALL-15). A response in neither of its shapes counts as a failure of the service. */
    lookUpBusiness: build.mutation<BusinessResponse, BusinessQuestion>({
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

/** Reads the business register's shape (2-CALL-14, 3-CALL-16). */
function readBusiness(body: unknown): BusinessResponse | null {
  const description = textAtPath(body, 'exception', 'exceptionDescription');
  if (description !== '') return { kind: 'exception', description };
  const found = isRecord(body) && isRecord(body['businessEntity']) ? parseRegisterResponse(body) : null;
  return found && { kind: 'found', ...found };
}

/** Reads the super-fund look-up's own, capitalised shape (2-ABN-06, 3-ABN-04). */
function readSuperFund(body: unknown): BusinessResponse | null {
  const description = textAtPath(body, 'ExceptionDescription');
  if (description !== '') return { kind: 'exception', description };
  const name = textAtPath(body, 'OrganisationName');
  return name === '' ? null : { kind: 'found', name, status: '', data: body };
}
