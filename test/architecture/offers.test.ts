/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { securityWord } from '#domain/investment.ts';
import type { Offer } from '#domain/offer.ts';
import { readFields } from './sources.ts';

/** What makes each demo offer worth having: the settings that no other one shows so well. */
const OPEN_OFFERS = {
  'emberfield-copper': { security: { category: 'O' }, fee_calculation_type: 'ADD_TO_TOTAL' },
  'tarn-ridge-water-trust': { security: { category: 'U', partly_paid: true }, fee_calculation_type: 'ADD_TO_PAYABLE' },
  'kestrel-notes': { security: { category: 'D' }, fee_calculation_type: null, require_bank_details: true },
  'wattle-grove-income-fund': { regular_investment_plan_enabled: true, fee_calculation_type: 'DEDUCT_FROM_TOTAL' },
  'banksia-lane-development-fund': {
    require_sophisticated_investor_verification: true,
    fee_calculation_type: 'DEDUCT_FROM_PAYABLE',
  },
  'pindari-energy-storage': { is_asx_listed: true, soft_purchase_limit: true, allow_priority_code: true },
  'heron-bay-infrastructure-debt': { has_due_diligence: true, has_personal_advice: true },
  'saltbush-healthcare-property': { issuer_holdings_two_enabled: true },
};
const OTHER_OFFERS = {
  'brindle-dairy-capital-notes': { state: 'opening' },
  'yarramie-rail-logistics': { state: 'closed' },
};

const page = readFileSync('docs/offers.md', 'utf8');
const demoOffers = readdirSync('offers').map((slug) => ({
  slug,
  offer: JSON.parse(readFileSync(path.join('offers', slug, 'offer.json'), 'utf8')) as Offer,
}));

describe('the page about the offer file', () => {
  it.each([
    'Offer',
    'Security',
    'DueDiligenceQuestion',
    'OfferDocument',
    'KeyFact',
    'Registrar',
    'ContactPerson',
    'Payee',
    'Biller',
  ])('describes every field of %s', (name) => {
    const fields = readFields('domain/model/offer.ts', name);

    expect(fields.length).toBeGreaterThan(0);
    expect(
      fields.filter((field) => field !== 'security' && !new RegExp(`\`(?:security\\.)?${field}\``).test(page)),
    ).toEqual([]);
  });
});

describe('the demo offers', () => {
  it.each(demoOffers)('$slug stands at the address of its folder, with real PDFs', ({ slug, offer }) => {
    const files = offer.documents.map(({ filename }) => path.join('offers', slug, 'documents', filename));

    expect(offer.href).toBe(`/offers/${slug}/`);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(file) && readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    expect(readdirSync(path.join('offers', slug, 'documents')).sort()).toEqual(
      offer.documents.map(({ filename }) => filename).sort(),
    );
  });

  it('are these ten, each with its own address, number and colour', () => {
    expect(demoOffers.map(({ slug }) => slug).sort()).toEqual(
      [...Object.keys(OPEN_OFFERS), ...Object.keys(OTHER_OFFERS)].sort(),
    );
    expect(new Set(demoOffers.map(({ offer }) => offer.id)).size).toBe(demoOffers.length);
    expect(new Set(demoOffers.map(({ offer }) => offer.branding_colour)).size).toBe(demoOffers.length);
  });

  it.each([
    ...Object.entries(OPEN_OFFERS).map(([slug, settings]) => [slug, { state: 'open', ...settings }] as const),
    ...Object.entries(OTHER_OFFERS),
  ])('%s shows %j', (slug, settings) => {
    expect(demoOffers.find((demo) => demo.slug === slug)?.offer).toMatchObject(settings);
  });

  it.each(demoOffers.filter(({ offer }) => offer.due_diligence_questions))(
    "[1-OFFER-08, 1-OFFER-09] $slug asks with fixed answers and with words of one's own",
    ({ offer }) => {
      const questions = offer.due_diligence_questions ?? [];

      expect(new Set(questions.map(({ allow_free_text }) => allow_free_text))).toEqual(new Set([true, false]));
      expect(offer.due_diligence_text).toMatch(/<p>/);
    },
  );

  it('[1-AMT-28] are of category U where they sell units, and called so', () => {
    const units = demoOffers.filter(({ offer }) => /\bunits?\b/i.test(offer.security.name));

    expect(units.length).toBeGreaterThan(2);
    expect(units.filter(({ offer }) => securityWord(offer) !== 'units').map(({ slug }) => slug)).toEqual([]);
  });

  it('[1-OFFER-05, 1-OFFER-06, 1-OFFER-07, 1-OFFER-12] differ in states, statements, payment methods and limits', () => {
    const settings = (read: (offer: Offer) => unknown) =>
      new Set(demoOffers.map(({ offer }) => JSON.stringify(read(offer) ?? null)));

    expect(settings(({ state }) => state)).toEqual(new Set(['"open"', '"opening"', '"closed"']));
    expect(
      settings((offer) => [offer.new_investor_bank_statement_type, offer.existing_investor_bank_statement_type]).size,
    ).toBeGreaterThanOrEqual(6);
    expect(settings(({ payment_methods }) => payment_methods).size).toBeGreaterThanOrEqual(6);
    expect(settings(({ max_bpay_payment_amount }) => max_bpay_payment_amount).size).toBeGreaterThanOrEqual(4);
    expect(settings(({ registrar }) => registrar?.fax !== undefined)).toEqual(new Set(['true', 'false']));
    expect(settings(({ contact_person }) => contact_person !== null)).toEqual(new Set(['true', 'false']));
  });
});
