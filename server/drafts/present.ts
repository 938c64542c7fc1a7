/** Saved draft for a caller who holds it. */
import { STREET_TYPES } from '#domain/addresses/streetTypes.ts';
import type { Application } from '#domain/application.ts';
import { maskMobile } from '#domain/rules/mobileQuestions.ts';
import { isOpenStatus } from '#domain/statuses.ts';
import type { Static } from 'typebox';
import { approvalEndOf } from '../applications/approvalEnd.ts';
import { withUsableHolding } from '../applications/chosenHolding.ts';
import { draftUrlOf } from '../applications/draftUrl.ts';
import { readApplication } from '../applications/masked.ts';
import type { ServerDeps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { findOfferById } from '../offers/offers.ts';
import type { openedDraft } from '../wire/drafts.ts';
import { isHoldShared } from './holds.ts';
import { findLastSave } from './lastSave.ts';
import { readDraftContacts } from './numbers.ts';
import type { Standing } from './opening.ts';

/**
 * Returns the draft with the data that its pages need (3-CALL-03). The caller checks the permission and writes the event of its opening.
 * @throws Refusal 404 if there is none
 */
export async function presentDraft(
  deps: ServerDeps,
  standing: Pick<Standing, 'applicationId' | 'session'>,
): Promise<Static<typeof openedDraft>> {
  const { applicationId, session } = standing;
  const hold = { sessionId: session.id, applicationId, now: deps.clock.now() };
  const [draft, reach, address, isShared] = await Promise.all([
    readApplication(deps, applicationId, 'holder'),
    readDraftContacts(deps, applicationId),
    draftUrlOf(deps.database, applicationId),
    isHoldShared(deps.database, hold),
  ]);
  const stored = draft && (await findOfferById(deps.database, deps.clock, draft.offerId));
  if (!draft || !isOpenStatus(draft.status) || !stored || address === null) throw notFound();
  const { application } = draft;
  return {
    verified: true,
    application_id: draft.id,
    reference: draft.reference,
    status: draft.status,
    revision: draft.revision,
    application:
      draft.status === 'draft'
        ? await withUsableHolding(deps, { application, session, ...stored })
        : toApprove(application),
    number_handles: { ...draft.number_handles },
    currency_code: stored.offer.currency_code ?? 'AUD',
    street_type_options: [...STREET_TYPES],
    draft_url: address,
    masked_mobile: reach?.opening ? maskMobile(reach.opening) : null,
    saved: await findLastSave(deps.database, { ...standing, issuer: stored.offer.client_name }),
    approve_until: (await approvalEndOf(deps.database, applicationId))?.toISOString() ?? null,
    is_shared: isShared,
  };
}

/** Returns the application as its investor gets it: the investor personally agrees to the terms and confirms what the adviser confirmed. */
function toApprove({ landingpage, review: _review, ...steps }: Application): Application {
  const {
    agree_to_terms: _agrees,
    all_docs_are_downloaded: _got,
    agreed_documents: _which,
    ...landing
  } = landingpage ?? {};
  return { ...steps, landingpage: landing };
}
