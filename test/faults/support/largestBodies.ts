/** Every route of the service with the largest legal body, in the order of a story: what one call leaves is what the next ones speak of. */
import { randomUUID } from 'node:crypto';
import type { UploadedDocument } from '#domain/application.ts';
import { MOST_ROWS } from '#domain/data/limits.ts';
import { LONGEST_NOTE } from '#domain/application/issuerPage.ts';
import { MOST_PASTED } from '#domain/application/pastedPayments.ts';
import { LONGEST_BANK_REFERENCE } from '#domain/application/receivedPayments.ts';
import { DEFAULT_MAX_UPLOAD_MB, MEGABYTE } from '#domain/documents/uploadSize.ts';
import type { Offer } from '#domain/offer.ts';
import { fromWire, toWire, type WireData } from '#domain/wire.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import {
  ADVISER,
  INVESTOR,
  newCsrfToken,
  openToApprove,
  waitingApplication,
  type Opened,
} from '#test/server/support/approvals.ts';
import { draftData, newestCode, newestToken, pass, sendWell } from '#test/server/support/drafts.ts';
import { storedOffer } from '#test/server/support/submissions.ts';
import { addOffer, PDF, TestClient, type TestServer } from '#test/server/support/testServer.ts';
import { GOOD_ROW, sheetOf } from '#test/support/sheets.ts';
import type { CountedAnswer, Sent } from './counted.ts';
import { largestData, type LargestKind } from './largestApplications.ts';

function dayOf(server: TestServer): string {
  return server.deps.clock.now().toISOString().slice(0, 10);
}

export interface Story {
  server: TestServer;
  offer: Offer;
  slug: string;
  /** Of the visitor. */
  document: UploadedDocument;
  adviserDocument: UploadedDocument;
  visitor: TestClient;
  staff: TestClient;
  investor: TestClient;
  adviser: TestClient;
  /** Of the visitor. */
  draft: {
    id: number;
    revision: number;
    address: string;
    application: Opened['application'];
    handles: Opened['number_handles'];
  };
  /** Of the visitor. */
  submitted: number;
  /** One with a short record. */
  short: number;
  /** The submitted one, as staff have opened it to edit it. */
  edited: { application: Opened['application']; handles: Opened['number_handles']; revision: number };
  /** A small draft of the visitor. */
  spare: number;
  /** The investor of what an adviser has submitted. */
  approver: { client: TestClient; id: number };
  /** Of the largest that an adviser has submitted. */
  approval: { client: TestClient; id: number; opened: Opened };
}

export interface Body {
  route: string;
  what?: string;
  /** What is sent, and by whom. */
  send: (story: Story) => Promise<{ by: TestClient; sent: Omit<Sent, 'method'> }>;
  status: number;
  /** Takes from the answer what later calls speak of. */
  after?: (answer: Pick<CountedAnswer, 'json'>, story: Story) => Promise<void> | void;
}

const MINUTE = 60_000;
const CREATE_UPDATE = 'POST /offer/api/application-create-update/';
/** As long as the largest field of a small form. */
const long = (size: number): string => 'x'.repeat(size);

function pdf(size: number): File {
  const padded = Buffer.concat([PDF, Buffer.from('%'), Buffer.alloc(size - PDF.length - 2, 'x'), Buffer.from('\n')]);
  return new File([padded], 'a.pdf', { type: 'application/pdf' });
}

/** A call without a body. */
const get = (
  route: string,
  url: string | ((story: Story) => string | Promise<string>),
  { by = ({ visitor }) => visitor, ...more }: Partial<Omit<Body, 'send'>> & { by?: (story: Story) => TestClient } = {},
): Body => ({
  route: `GET ${route}`,
  send: async (story) => ({ by: by(story), sent: { url: typeof url === 'string' ? url : await url(story) } }),
  status: 200,
  ...more,
});

const post = (
  route: string,
  fields:
    | Record<string, string | File>
    | ((story: Story) => Record<string, string | File> | Promise<Record<string, string | File>>),
  {
    url = route,
    by = ({ visitor }) => visitor,
    ...more
  }: Partial<Omit<Body, 'send'>> & {
    url?: string | ((story: Story) => string | Promise<string>);
    by?: (story: Story) => TestClient;
  } = {},
): Body => ({
  route: `POST ${route}`,
  send: async (story) => ({
    by: by(story),
    sent: {
      url: typeof url === 'string' ? url : await url(story),
      fields: typeof fields === 'function' ? await fields(story) : fields,
      headers: { 'idempotency-key': randomUUID() },
    },
  }),
  status: 200,
  ...more,
});

/** Changes in which role somebody acts. */
const actAs = (url: string, by: (story: Story) => TestClient): Body => ({
  route: `GET ${url}`,
  send: async (story) => ({ by: by(story), sent: { url } }),
  status: 204,
});

interface Command {
  kind: LargestKind;
  action?: 'save_as_draft' | 'autosave' | 'splash';
  by?: (story: Story) => TestClient;
  /** Changes what is sent. */
  change?: (data: WireData, story: Story) => WireData;
  /** The revision that it stands on. */
  ifMatch?: (story: Story) => number;
}

/** The create-update call with the largest application of a kind. */
function command(what: string, { kind, action, by, change, ifMatch }: Command, more: Partial<Body>): Body {
  return {
    route: CREATE_UPDATE,
    what: `${what}, ${kind}`,
    status: 200,
    send: async (story) => {
      const sender = by ? by(story) : story.visitor;
      const document = sender === story.adviser ? story.adviserDocument : story.document;
      const named = { ...(action && { action }), file_key: randomUUID() };
      const largest = { ...largestData(kind, story.offer, document), ...named };
      const headers = {
        'idempotency-key': randomUUID(),
        ...(ifMatch && { 'if-match': `"${ifMatch(story)}"` }),
      };
      const fields = { application_data: JSON.stringify(change ? change(largest, story) : largest) };
      const url = CREATE_UPDATE.split(' ')[1] ?? '';
      return { by: sender, sent: { url, fields, headers } };
    },
    ...more,
  };
}

function byAdviser(data: WireData): WireData {
  const { application } = fromWire(data);
  const contact_details = { ...application.contact_details, ...ADVISER, email_address: INVESTOR };
  return { ...data, contact_details };
}

/** What its investor sends: agreed to by themselves. */
function approved(_data: WireData, { approval, offer, adviserDocument }: Story): WireData {
  const data = largestData('people', offer, adviserDocument);
  const { application } = fromWire(data);
  const { number_handles } = approval.opened;
  return { ...byAdviser(data), landingpage: application.landingpage, application_id: approval.id, number_handles };
}

/** The story's draft goes on. */
const ofDraft = (data: WireData, { draft }: Pick<Story, 'draft'>): WireData => ({ ...data, application_id: draft.id });
/** And as it was opened, with masks and handles. */
const asOpened = (data: WireData, { draft }: Story): WireData => ({
  ...ofDraft(data, { draft }),
  ...draft.application,
  number_handles: draft.handles,
});
/** The submitted application as staff opened it, with another name. */
const edited = (_data: WireData, { edited: { application, handles }, submitted, offer }: Story): WireData => ({
  ...toWire(application, { offer: offer.id, application_id: submitted, number_handles: handles }),
  contact_details: { ...application.contact_details, first_name: 'Josephine' },
});
const revisionOfEdit = ({ edited: { revision } }: Story): number => revision;
const newest = ({ draft }: Pick<Story, 'draft'>): number => draft.revision;

function keepDraft({ json }: Pick<CountedAnswer, 'json'>, story: Story): void {
  const { id, revision, draft_url } = json();
  const address = typeof draft_url === 'string' ? draft_url : story.draft.address;
  story.draft = { ...story.draft, id: Number(id), revision: Number(revision), address };
}

function openHeldDraft(what: LargestKind): Body {
  return post(
    '/api/applications/:id/open-draft/',
    {},
    {
      what,
      url: draftPath('open-draft'),
      after: ({ json }, story) => {
        const { application, number_handles: handles } = json() as unknown as Opened;
        story.draft = { ...story.draft, application, handles };
      },
    },
  );
}

const linkPath =
  (what: string) =>
  async ({ server, draft }: Story) =>
    `/d/${await newestToken(server, draft.id)}/${what}`;
const draftPath =
  (what: string) =>
  ({ draft }: Story) =>
    `/api/applications/${draft.id}/${what}/`;
const recordPath =
  (what: string) =>
  ({ submitted }: Story) =>
    `/api/applications/${submitted}/${what}`;

export const BODIES: readonly Body[] = [
  post('/api/application_docs/', () => ({
    doc_file: pdf(DEFAULT_MAX_UPLOAD_MB * MEGABYTE),
    filename: `${long(200)}.pdf`,
    public: 'false',
  })),
  post('/api/doc__document/', () => ({
    doc_file: pdf(DEFAULT_MAX_UPLOAD_MB * MEGABYTE),
    filename: `${long(200)}.pdf`,
    public: 'false',
  })),
  get('/api/application_docs/:id/', ({ document }) => `/api/application_docs/${document.id}/`),

  command('the lead', { kind: 'words', action: 'splash' }, {}),
  command('a new draft', { kind: 'words', action: 'save_as_draft' }, {}),
  command('a new draft', { kind: 'blank', action: 'save_as_draft' }, {}),
  command('a new draft', { kind: 'inEveryList', action: 'save_as_draft' }, {}),
  command('a new draft', { kind: 'numbers', action: 'save_as_draft' }, {}),
  command('a new draft', { kind: 'masks', action: 'save_as_draft' }, { after: keepDraft }),
  openHeldDraft('masks'),
  command('saved again', { kind: 'masks', action: 'save_as_draft', change: asOpened, ifMatch: newest }, {}),
  command('a new draft', { kind: 'people', action: 'save_as_draft' }, { after: keepDraft }),
  openHeldDraft('people'),
  post(
    '/api/applications/:id/reveal-number/',
    ({ draft }) => ({ handle: Object.values(draft.handles)[0] ?? '', reason: 'own' }),
    { url: draftPath('reveal-number') },
  ),
  command(
    'of an older revision',
    { kind: 'people', action: 'autosave', change: ofDraft, ifMatch: () => 99 },
    { status: 412 },
  ),
  command(
    'that saves itself',
    { kind: 'people', action: 'autosave', change: ofDraft, ifMatch: newest },
    { after: keepDraft },
  ),
  post('/api/applications/:id/presence/', () => ({ page: randomUUID(), idle: '0', doing: 'stay' }), {
    url: draftPath('presence'),
  }),
  get(
    '/api/offers/:slug/drafts/:id/',
    ({ slug, draft }) => `/api/offers/${slug}/drafts/${draft.address.split('/').at(-2)}/`,
  ),
  get('/api/drafts/', '/api/drafts/'),
  get('/api/applications/', '/api/applications/'),
  get('/api/registry__holder/', '/api/registry__holder/'),
  get('/api/registry__subregister/:id/copy_details/', '/api/registry__subregister/999999999/copy_details/', {
    status: 404,
  }),
  get('/issuer/holder-offer-search/', `/issuer/holder-offer-search/?offer_id=1&q=${'a'.repeat(200)}`, { status: 404 }),
  post(
    '/offers/:slug/draft/:id/',
    ({ server }) => {
      // After the code of the approval, to the same number.
      pass(server, 2 * MINUTE);
      return { action: 'send_sms_code' };
    },
    { url: ({ draft }) => draft.address },
  ),
  post(
    '/offers/:slug/draft/:id/',
    async ({ server, draft }) => ({ action: 'verify_mobile', verification_code: await newestCode(server, draft.id) }),
    { url: ({ draft }) => draft.address },
  ),
  post(
    '/offers/:slug/resend-link/',
    { email_address: `${long(64)}@${long(180)}.example` },
    { url: ({ slug }) => `/offers/${slug}/resend-link/`, status: 204 },
  ),
  get('/d/:token', async ({ server, draft }) => `/d/${await newestToken(server, draft.id)}`, { status: 303 }),
  get('/d/:token/quiet/', linkPath('quiet/')),
  get('/d/:token/delete/', linkPath('delete/')),
  post('/d/:token/quiet/', { sure: 'yes' }, { url: linkPath('quiet/') }),
  post(
    '/api/applications/:id/change-mobile/',
    { mobile: '+61 491 570 158' },
    { url: draftPath('change-mobile'), by: ({ staff }) => staff },
  ),

  command('submitted', { kind: 'words' }, { after: ({ json }, story) => void (story.short = Number(json()['id'])) }),
  command('submitted', { kind: 'blank' }, { status: 400 }),
  command('submitted', { kind: 'numbers' }, { status: 400 }),
  command('submitted', { kind: 'inEveryList' }, {}),
  command(
    'submitted',
    { kind: 'people' },
    { after: ({ json }, story) => void (story.submitted = Number(json()['id'])) },
  ),
  get('/api/applications/:id/record/', recordPath('record/')),
  get('/api/applications/:id/record.json', recordPath('record.json')),
  // A wrong code in the session that submitted it, with the longest code and key.
  post(
    '/api/applications/:id/reading/:key/',
    { action: 'sms_login', otp_token: long(100) },
    { url: ({ submitted }) => `/api/applications/${submitted}/reading/${long(43)}/` },
  ),
  // The largest is drawn for seconds, under limits of its own (test/server/recordDrawing.full.test.ts).
  get('/api/applications/:id/record.pdf', ({ short }) => `/api/applications/${short}/record.pdf`),

  command(
    'by an adviser without authority',
    { kind: 'people', by: ({ adviser }) => adviser, change: byAdviser },
    {
      after: async ({ json }, story) => {
        const id = Number(json()['id']);
        pass(story.server, 2 * MINUTE);
        story.approval = { id, ...(await openToApprove(story.server, id)) };
      },
    },
  ),
  command(
    'approved',
    {
      kind: 'people',
      by: ({ approval }) => approval.client,
      change: approved,
      ifMatch: ({ approval }) => approval.opened.revision,
    },
    {},
  ),
  post(
    '/api/applications/:id/decline/',
    {},
    {
      by: ({ approver }) => approver.client,
      url: ({ approver }) => `/api/applications/${approver.id}/decline/`,
      status: 204,
    },
  ),
  // Of a link that there is not; one that there is writes what `change-mobile` writes.
  get('/api/address-undo/:token/', `/api/address-undo/${long(43)}/`, { status: 404 }),
  post(
    '/api/address-undo/:token/',
    { action: 'undo', otp_token: long(100) },
    { url: `/api/address-undo/${long(43)}/`, status: 404 },
  ),
  // While the e-mails about it have not left.
  post(
    '/api/applications/:id/empty/',
    {},
    {
      by: ({ approver }) => approver.client,
      url: ({ approver }) => `/api/applications/${approver.id}/empty/`,
      status: 409,
    },
  ),
  post(
    '/api/offers/:slug/sheet/',
    { sheet: largestSheet() },
    { by: ({ adviser }) => adviser, url: ({ slug }) => `/api/offers/${slug}/sheet/` },
  ),
  post(
    '/api/issuer/applications/',
    { search: 'a 1 '.repeat(50), order: 'name', mark: 'twice', from: '2026-01-01', to: '2027-12-31' },
    { by: ({ staff }) => staff },
  ),
  get('/api/issuer/applications/:id/', ({ submitted }) => `/api/issuer/applications/${submitted}/`, {
    by: ({ staff }) => staff,
  }),
  get(
    '/api/issuer/applications/:id/documents/:document/',
    ({ submitted, document }) => `/api/issuer/applications/${submitted}/documents/${document.id}/`,
    { by: ({ staff }) => staff },
  ),
  post(
    '/api/issuer/applications/:id/edit/',
    {},
    {
      url: ({ submitted }) => `/api/issuer/applications/${submitted}/edit/`,
      by: ({ staff }) => staff,
      after: ({ json }, story) => {
        const { application, number_handles: handles, revision } = json() as unknown as Opened & { revision: number };
        story.edited = { application, handles, revision };
      },
    },
  ),
  command('edited', { kind: 'people', by: ({ staff }) => staff, change: edited, ifMatch: revisionOfEdit }, {}),
  post('/api/issuer/applications/:id/notes/', () => ({ id: randomUUID(), text: 'ü'.repeat(LONGEST_NOTE) }), {
    url: ({ submitted }) => `/api/issuer/applications/${submitted}/notes/`,
    by: ({ staff }) => staff,
    status: 204,
  }),
  post(
    '/api/issuer/applications/:id/moves/',
    () => ({
      ...{ id: randomUUID(), kind: 'reject', from: 'accepted', reason: 'not_eligible' },
      ...{ allotted_on: '', units: '', holder_number: '' },
    }),
    { url: ({ submitted }) => `/api/issuer/applications/${submitted}/moves/`, by: ({ staff }) => staff, status: 409 },
  ),
  post('/api/issuer/applications/:id/moves/take-back/', () => ({ id: randomUUID() }), {
    url: ({ submitted }) => `/api/issuer/applications/${submitted}/moves/take-back/`,
    by: ({ staff }) => staff,
    status: 409,
  }),
  post(
    '/api/issuer/applications/:id/payments/',
    ({ server }) => ({
      id: randomUUID(),
      received_on: dayOf(server),
      amount: '999999999999.99',
      bank_reference: 'ü'.repeat(LONGEST_BANK_REFERENCE),
      seen: '0',
    }),
    {
      url: ({ submitted }) => `/api/issuer/applications/${submitted}/payments/`,
      by: ({ staff }) => staff,
      status: 204,
    },
  ),
  post('/api/issuer/applications/:id/payments/remove/', () => ({ id: randomUUID() }), {
    url: ({ submitted }) => `/api/issuer/applications/${submitted}/payments/remove/`,
    by: ({ staff }) => staff,
    status: 204,
  }),
  post(
    '/api/issuer/payments/check/',
    ({ server }) => ({
      list: Array.from({ length: MOST_PASTED }, (_, index) => `EMB-${100_000 + index}\t5\t${long(180)}`).join('\n'),
      received_on: dayOf(server),
    }),
    { by: ({ staff }) => staff },
  ),
  get('/api/issuer/raise/', '/api/issuer/raise/?offer=101', { by: ({ staff }) => staff }),
  post('/offer/api/submission-outcome/', () => ({ key: randomUUID() })),
  post('/api/records/check/', { sha256: 'a'.repeat(64) }),
  post('/api/contact_abn_lookup/', {
    lookup_string: long(200),
    is_superfund: long(200),
    is_company: long(200),
    use_abn: long(200),
  }),
  get('/offer/api/address-lookup/', `/offer/api/address-lookup/?address=${long(200)}&country=AU`),
  get('/api/registry__country/', '/api/registry__country/'),
  get('/api/registry__country/:id/', '/api/registry__country/16/'),
  get('/api/registry__country/from-iso2-code/', '/api/registry__country/from-iso2-code/?iso2-code=AU'),
  get('/api/offers/', '/api/offers/'),
  get('/api/offers/:slug/', ({ slug }) => `/api/offers/${slug}/`),
  get('/offers/:slug/download_documents_zip/', ({ slug }) => `/offers/${slug}/download_documents_zip/`),
  get('/offers/:slug/documents/:sha256/', ({ slug }) => `/offers/${slug}/documents/${'a'.repeat(64)}/`, {
    status: 404,
  }),
  get('/offers/:slug/files/*', ({ slug }) => `/offers/${slug}/files/images/hero.svg`),
  get('/api/csrf/', '/api/csrf/'),
  get('/api/user__user/', '/api/user__user/'),
  get('/api/health/', '/api/health/'),
  get('/api/ready/', '/api/ready/'),
  get('/api/docs/', '/api/docs/'),
  get('/api/docs/openapi.json', '/api/docs/openapi.json'),
  get('/dev/outbox/', '/dev/outbox/'),
  actAs('/advisor/', ({ adviser }) => adviser),
  actAs('/issuer/', ({ staff }) => staff),
  actAs('/investor/', ({ investor }) => investor),

  post('/d/:token/delete/', { sure: 'yes' }, { url: linkPath('delete/') }),
  post(
    '/api/applications/:id/delete-draft/',
    {},
    { url: ({ spare }) => `/api/applications/${spare}/delete-draft/`, status: 204 },
  ),
  post(
    '/api/applications/:id/leave-draft/',
    {},
    { url: ({ spare }) => `/api/applications/${spare}/leave-draft/`, status: 404 },
  ),
  {
    route: 'DELETE /api/application_docs/:id/',
    status: 400,
    send: async ({ visitor, document }) => ({ by: visitor, sent: { url: `/api/application_docs/${document.id}/` } }),
  },
  post(
    '/login/',
    { username: long(1000), password: long(1000), file_key: randomUUID(), application_id: '1' },
    { status: 400 },
  ),
  post('/logout/', {}, { status: 204 }),
];

/** As many rows as a sheet may have, of which all but a few are refused: each of the others costs what a small draft does. */
function largestSheet(): string {
  const made = 5;
  return sheetOf(
    Array.from({ length: MOST_ROWS }, (_, row) => ({
      ...GOOD_ROW,
      reference: `C-${row}`,
      ...(row >= made && { amount: '1' }),
    })),
  );
}

const CONTACT = { first_name: 'Ana', email_address: 'ana@example.com', tel_mobile: '+61491570158' };

export async function beginStory(server: TestServer): Promise<Story> {
  const { href } = await addOffer(server, { request_individuals_with_other_roles: true });
  await seedDemoPeople(server.deps);
  const visitor = await TestClient.open(server);
  const staff = await TestClient.open(server);
  await staff.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
  staff.follow(await staff.call('GET', '/issuer/'));
  await newCsrfToken(staff);
  const investor = await TestClient.open(server);
  await investor.logIn('olivia.hartley@example.com', DEMO_PASSWORD);
  const adviser = await TestClient.open(server);
  await adviser.logIn('rohan.mehta@example.com', DEMO_PASSWORD);
  const document = (await visitor.upload()).json() as unknown as UploadedDocument;
  const adviserDocument = (await adviser.upload()).json() as unknown as UploadedDocument;
  const draft = { id: 0, revision: 0, address: '', application: {}, handles: {} };
  const offer = await storedOffer(server, 101);
  const waiting = await waitingApplication(server, adviser);
  const approver = { id: waiting.id, ...(await openToApprove(server, waiting.id)) };
  const saved = await sendWell(draftData({ contact_details: CONTACT }), { by: visitor });
  const spare = Number(saved.json()['id']);
  return {
    approver,
    approval: approver,
    spare,
    server,
    offer,
    slug: href.split('/').at(-2) ?? '',
    document,
    adviserDocument,
    visitor,
    staff,
    investor,
    adviser,
    draft,
    submitted: 0,
    edited: { application: {}, handles: {}, revision: 0 },
    short: 0,
  };
}
