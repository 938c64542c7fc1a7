import { documentHashes } from '#domain/offers/agreedDocuments.ts';
/**
 * The server refuses what the form refuses, with the same texts: the tables that judge the schemas, posted as whole applications.
 * Rows that need a signed-in user or an application that is edited are left to the schemas' own tests: nobody can sign in yet.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Application, DataStepName, UploadedDocument } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { toWire } from '#domain/wire.ts';
import { listDocuments } from '#server/applications/documentReferences.ts';
import { importOffer } from '#server/offers/importing.ts';
import { applicationOf, withPaths, type SchemaRow } from '#test/support/schemaTables/rows.ts';
import { SECTIONS } from '#test/support/schemaTables/sections.ts';
import { uploadedDocument, storedOffer } from './support/submissions.ts';
import { startTestServer, TestClient, writeOfferFile, type TestServer } from './support/testServer.ts';

/** Rows that cannot be posted, by their names, with the reason. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['as it was loaded', 'a new application has no stored number that a mask could stand for'],
  ...['a type that was stored', 'an estate, as it was stored'].map(
    (name) => [name, 'a new application has no stored type'] as const,
  ),
  ...[
    'a list for a text',
    'a text for a document',
    'a text for a flag',
    'a text for a list',
    'a text for a person',
  ].map((name) => [name, "what is not of its field's kind does not travel (wire.test.ts)"] as const),
  ...['1/1/80', '1980-02-01'].map(
    (name) =>
      [name, 'a date in another form is a date to the service, which keeps it as DD/MM/YYYY (settleAnswers)'] as const,
  ),
  ...['a character more', 'far too many'].map(
    (name) => [name, 'the service says how long a message may be, the form also by how much it is too long'] as const,
  ),
  ['a NUL', 'what no database can store is refused before any rule reads it (security.test.ts)'],
]);

/** Documents do not hold a row up: what may be missing is another test's matter. */
const LENIENT: Partial<Offer> = {
  allow_submit_with_missing_docs: true,
  allow_foreigner_submit_with_missing_docs: true,
  allow_submit_with_missing_accountant_certs: true,
  allow_submit_with_missing_source_of_wealth_docs: true,
};

const CHOSEN_ON_LANDING = [
  'holdingProfileType',
  'applicant_role',
  'adviser_has_authority',
  'adviser_authority_doc',
  'selectedSubregister',
  'selectedHolder',
];
const ADVISER = {
  adviser_email: 'ann@example.com',
  adviser_mobile: '+61 491 570 156',
  adviser_first_name: 'Ann',
  adviser_last_name: 'Adviser',
};

/** The landing form edits values of two steps (1-LAND-42): what it chooses travels with the contact details. */
function asStored(application: Application): Application {
  const landing = Object.entries(application.landingpage ?? {});
  const chosen = Object.fromEntries(landing.filter(([name]) => CHOSEN_ON_LANDING.includes(name)));
  return { ...application, contact_details: { ...application.contact_details, ...chosen } };
}

/** What other steps ask for because of the row, so that the row's own step decides. */
function completed(application: Application, step: DataStepName, offer: Partial<Offer> = {}): Application {
  const isPlan =
    offer.regular_investment_plan_enabled === true && application.purchase_amount?.isRegularInvestment === 'true';
  const { applicant_role: role, adviser_has_authority } = application.contact_details ?? {};
  const isAdviserAsked = role === 'advisor' && step !== 'contact_details';
  const hasAuthority = role === 'advisor' && adviser_has_authority === true && step !== 'landingpage';
  return {
    ...application,
    contact_details: {
      ...application.contact_details,
      ...(isAdviserAsked && ADVISER),
      ...(hasAuthority && { adviser_authority_doc: { filename: 'authority.pdf' } }),
    },
    // A plan is always debited (1-PAY-09).
    ...(isPlan && step !== 'payment_options' && { payment_options: { paymentMethod: 'D' } }),
  };
}

/** Every document that the row names is one that this session uploaded. */
function withUploads(application: Application, document: UploadedDocument): Application {
  return withPaths(
    application,
    Object.fromEntries(listDocuments(application).map(({ step, path: place }) => [`${step}.${place}`, document])),
  );
}

/** A row that only changes the investor type leaves that type's own answers out: not whole, but its tax step is judged. */
function isWhole(row: SchemaRow): boolean {
  return row.elsewhere?.['investor_details.investor_type'] === undefined;
}

/** Stores an offer for each set of settings once. */
class OfferShelf {
  readonly #folder = path.dirname(writeOfferFile());
  readonly #ids = new Map<string, number>();
  readonly #server: TestServer;

  constructor(server: TestServer) {
    this.#server = server;
  }

  async idFor(settings: Partial<Offer> = {}): Promise<number> {
    const wanted = JSON.stringify(settings);
    const known = this.#ids.get(wanted);
    if (known !== undefined) return known;
    const id = 1000 + this.#ids.size;
    const file = path.join(this.#folder, `variant-${id}.json`);
    const base = JSON.parse(fs.readFileSync(path.join(this.#folder, 'offer.json'), 'utf8')) as Offer;
    fs.writeFileSync(file, JSON.stringify({ ...base, ...LENIENT, ...settings, id, href: `/offers/variant-${id}/` }));
    await importOffer(this.#server.deps, file);
    this.#ids.set(wanted, id);
    return id;
  }

  remove(): void {
    fs.rmSync(this.#folder, { recursive: true });
  }
}

describe('the rules of the form at the server', () => {
  let server: TestServer;
  let shelf: OfferShelf;
  let client: TestClient;
  let document: UploadedDocument;
  before(async () => {
    server = await startTestServer();
    shelf = new OfferShelf(server);
    await comeAnew();
  });
  after(async () => {
    shelf.remove();
    await server.stop();
  });

  async function comeAnew(): Promise<void> {
    client = await TestClient.open(server);
    document = await uploadedDocument(client);
  }

  async function judge(step: DataStepName, row: SchemaRow): Promise<void> {
    const application = withUploads(completed(asStored(applicationOf(step, row)), step, row.offer), document);
    const offer = await shelf.idFor(row.offer);
    const { landingpage } = application;
    if (landingpage)
      application.landingpage = { agreed_documents: documentHashes(await storedOffer(server, offer)), ...landingpage };

    const answer = await client.submit(toWire(application, { offer }));

    const said = answer.json() as {
      errors?: Record<string, Record<string, string>>;
      message?: string;
      status?: string;
    };
    // Beside what waits for its investor, the same session submits nothing else for them (1-ADV-07).
    if (said.status === 'pending_approval') await comeAnew();
    if (row.expect) assert.equal(said.errors?.[step]?.[row.expect.path], row.expect.message, JSON.stringify(said));
    else if (isWhole(row)) assert.equal(answer.status, 200, JSON.stringify(said));
    else assert.equal(said.errors?.[step], undefined, JSON.stringify(said));
  }

  for (const [step, title, rows] of SECTIONS) {
    const posted = rows.filter((row) => row.user === undefined && row.mode === undefined && !LEFT_OUT.has(row.name));
    for (const row of posted) it(`${title}: ${row.name}`, () => judge(step, row));
  }
});
