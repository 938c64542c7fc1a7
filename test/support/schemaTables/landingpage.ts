import { contactErrors, landingErrors as said } from '#domain/texts/errors.ts';
import { aUser } from '../applications.ts';
import { accepted, refused, type SchemaTable } from './rows.ts';

const required = 'This field is required';
const authority = { filename: 'authority.pdf' };
const issuer = aUser({ is_acting_as_issuer: true });
const issuerAdmin = aUser({ is_acting_as_issuer_admin: true });
/** Beside the question about an account. */
const toLogIn = { message: said.holdingOfNobody, path: 'hasAccount' };
const untouched = { agree_to_terms: false, all_docs_are_downloaded: false };

export const landingRows = {
  terms: [
    refused('not agreed', { agree_to_terms: false }, said.terms),
    refused('never answered', { agree_to_terms: undefined }, said.terms),
    accepted('hidden for a draft', untouched, { mode: { editing: true, draft: true, status: 'draft' }, user: aUser() }),
    refused(
      'shown for a draft that is being approved',
      { agree_to_terms: false },
      { message: said.terms, mode: { editing: true, draft: true, status: 'pending_approval' }, user: aUser() },
    ),
    accepted('hidden for an issuer admin', untouched, { user: issuerAdmin }),
  ],
  documents: [
    refused('not downloaded', { all_docs_are_downloaded: false }, said.documents),
    accepted('an offer without documents', { all_docs_are_downloaded: false }, { offer: { documents: [] } }),
  ],
  role: [
    refused('no role', { applicant_role: '' }, required),
    refused('no such role', { applicant_role: 'owner' }, required),
    accepted('issuer staff are not asked', { applicant_role: '' }, { user: issuer }),
  ],
  login: [
    refused('account, no user name', { hasAccount: true, password: 'x' }, { message: required, path: 'username' }),
    refused(
      'account, no password',
      { hasAccount: true, username: 'jane@example.com' },
      { message: required, path: 'password' },
    ),
    refused(
      'account, user name no e-mail',
      { hasAccount: true, username: 'jane', password: 'x' },
      { message: contactErrors.validEmail, path: 'username' },
    ),
    accepted('signed in already', { hasAccount: true }, { user: aUser() }),
    accepted('no account', { hasAccount: false }),
    refused('the question unanswered', { hasAccount: null }, required),
  ],
  authority: [
    refused(
      'adviser with authority, no document',
      { applicant_role: 'advisor' },
      { message: said.authorityDocument, path: 'adviser_authority_doc' },
    ),
    accepted('adviser with authority and document', { applicant_role: 'advisor', adviser_authority_doc: authority }),
    refused(
      'adviser who has not said whether they have it, such as in a draft of a sheet',
      { applicant_role: 'advisor', adviser_has_authority: null },
      { message: said.authority, path: 'adviser_has_authority' },
    ),
    accepted('an investor whose authority nobody asks', { applicant_role: 'investor', adviser_has_authority: null }),
    accepted('adviser without authority', { applicant_role: 'advisor', adviser_has_authority: false }),
    accepted('investor, authority true by default', { applicant_role: 'investor', adviser_has_authority: true }),
  ],
  holding: [
    refused(
      'top-up without a holding',
      { holdingProfileType: 'TOP_UP' },
      { message: said.holding, path: 'selectedSubregister', user: aUser() },
    ),
    refused(
      'duplicate without a holding',
      { holdingProfileType: 'DUPLICATE' },
      { message: said.holding, path: 'selectedSubregister', user: aUser() },
    ),
    refused(
      'existing without a holder',
      { holdingProfileType: 'EXISTING' },
      { message: said.holding, path: 'selectedHolder', user: aUser() },
    ),
    accepted(
      'top-up of a holding',
      { holdingProfileType: 'TOP_UP', selectedSubregister: { id: 4 } },
      { user: aUser() },
    ),
    accepted('existing holder', { holdingProfileType: 'EXISTING', selectedHolder: { id: 4 } }, { user: aUser() }),
  ],
  holdingOfNobody: [
    refused('top-up', { holdingProfileType: 'TOP_UP', selectedSubregister: { id: 4 } }, toLogIn),
    refused('duplicate', { holdingProfileType: 'DUPLICATE', selectedSubregister: { id: 4 } }, toLogIn),
    refused('existing holder', { holdingProfileType: 'EXISTING', selectedHolder: { id: 4 } }, toLogIn),
    accepted('new holding', { holdingProfileType: 'NEW' }),
  ],
} satisfies SchemaTable;
