import type { Application, ContactDetails } from '#domain/application.ts';
import { landingGaps, openLanding } from '#domain/offers/landingGaps.ts';
import { type Mode, NEW_APPLICATION, SAVED_DRAFT } from '#domain/session.ts';
import { aDemoOffer, anIndividualApplication, aUser } from '#test/support/applications.ts';

const { documents, ...demo } = aDemoOffer('emberfield-copper');
const offer = { ...demo, documents: documents.map((document) => ({ ...document, sha256: 'a'.repeat(64) })) };
const user = aUser();
const whole = anIndividualApplication(offer);
const ADVISER: ContactDetails = { ...whole.contact_details, applicant_role: 'advisor' };

const openOf = (application: Application, mode: Mode = NEW_APPLICATION, state = offer.state) =>
  openLanding({ offer: { ...offer, state }, user, mode, application });
const { landingpage: _landing, ...unanswered } = whole;
const applying = (contact: ContactDetails): Application => ({ ...whole, contact_details: { ...ADVISER, ...contact } });

const begun: Application = {
  landingpage: { agree_to_terms: false, all_docs_are_downloaded: false, hasAccount: true },
  contact_details: { ...ADVISER, adviser_has_authority: null },
};

describe('what the landing page of an application that was begun has to ask', () => {
  it('[1-LAND-39, 1-LAND-40, 1-ADV-03] is all of it where it was begun without that page', () => {
    expect(Object.entries(openOf(begun))).toEqual([
      ['all_docs_are_downloaded', 'documents'],
      ['agree_to_terms', 'terms'],
      ['adviser_has_authority', 'authority'],
    ]);
  });

  it.each<[string, Application, object]>([
    ['nothing of one that was begun there', whole, {}],
    ['everything where the step was never kept', unanswered, { agree_to_terms: 'terms' }],
    [
      'an agreement to other documents',
      { ...whole, landingpage: { ...whole.landingpage, agreed_documents: ['f'.repeat(64)] } },
      { agree_to_terms: 'documentsChanged' },
    ],
    ['the document of an adviser who has authority', applying({}), { adviser_authority_doc: 'authorityDocument' }],
    ['nothing of an adviser without authority', applying({ adviser_has_authority: false }), {}],
    [
      'nothing of an adviser with authority and its document',
      applying({ adviser_authority_doc: { filename: 'a.pdf' } }),
      {},
    ],
    ['nothing before it was begun', { landingpage: begun.landingpage ?? {} }, {}],
  ])('[1-LAND-39, 1-ADV-05] is %s', (_name, application, gaps) => {
    expect(openOf(application)).toMatchObject(gaps);
    expect(Object.keys(openOf(application)).length > 0).toBe(Object.keys(gaps).length > 0);
  });

  it.each<[string, Mode, typeof user | null, object]>([
    ['a log-in where nobody is signed in', { ...SAVED_DRAFT, verified: true }, null, { hasAccount: 'holdingOfNobody' }],
    ['nothing of its holder', { ...SAVED_DRAFT, verified: true }, user, {}],
    ['nothing of an investor who approves it', { ...SAVED_DRAFT, status: 'pending_approval' }, null, {}],
  ])('[3-HOLD-01] is, of a draft on a holding, %s', (_name, mode, who, gaps) => {
    const contact_details = { holdingProfileType: 'TOP_UP', selectedSubregister: { id: 4 } } as const;
    const application = { ...whole, contact_details };
    expect(openLanding({ offer, user: who, mode, application })).toEqual(gaps);
  });

  it.each<[string, number, Mode, typeof offer.state]>([
    ['is the same of a saved draft', 3, { ...SAVED_DRAFT, verified: true }, 'open'],
    ['is nothing while the offer is closed', 0, NEW_APPLICATION, 'closed'],
    ['is nothing once it is lodged', 0, { ...SAVED_DRAFT, draft: false, status: 'submitted' }, 'open'],
  ])('%s', (_name, count, mode, state) => {
    expect(Object.keys(openOf(begun, mode, state))).toHaveLength(count);
  });
});

it('[1-ADV-02] an answer that was left out is that of an adviser with authority, one that is asked is none', () => {
  const asker = { offer, user, mode: NEW_APPLICATION };
  const values = { ...whole.landingpage, applicant_role: 'advisor' } as const;

  expect(landingGaps(asker, values)).toEqual({ adviser_authority_doc: 'authorityDocument' });
  expect(landingGaps(asker, { ...values, adviser_has_authority: null })).toEqual({ adviser_has_authority: 'authority' });
});
