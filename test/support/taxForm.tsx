/** The tax step in tests: what is asked by its words, and answers by pressing them. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Application, TaxInvestor, TaxType } from '#domain/application.ts';
import { blankTaxInvestor } from '#domain/tax.ts';
import { taxTypeLabels } from '#domain/texts/tax.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { aDemoOffer, aUser } from './applications.ts';
import { anApplicationBy, type InvestorKind } from './entityApplications.ts';
import { drained } from './eventLoop.ts';
import { at } from './handlers.ts';
import { renderWithStore } from './renderStore.tsx';
import { aStoreAt } from './stepStore.ts';

const OFFER = aDemoOffer('emberfield-copper');

/** An investor of whom this type may be chosen. */
const INVESTOR: Record<TaxType, InvestorKind> = {
  I: 'family_trust',
  D: 'company',
  C: 'company',
  S: 'family_trust',
  P: 'partnership',
  T: 'family_trust',
  G: 'family_trust',
  O: 'company',
};

/** Countries that the service knows. */
export const countriesKnown = http.get(at('/api/registry__country/'), () =>
  HttpResponse.json({
    results: [
      { id: 16, name: 'AUSTRALIA' },
      { id: 77, name: 'FRANCE' },
      { id: 170, name: 'NEW ZEALAND' },
    ],
  }),
);

export type TaxView = Awaited<ReturnType<typeof renderTax>>;

/** The step of an entity with this block saved under a tax type. */
export async function renderTax(
  taxType: TaxType,
  block: TaxInvestor = {},
  { owner = INVESTOR[taxType], isIssuer = 'DGO'.includes(taxType) }: { owner?: InvestorKind; isIssuer?: boolean } = {},
) {
  await preloadQuestion();
  const { tax_details: _tax, ...complete }: Application = anApplicationBy(owner, OFFER);
  const application: Application = {
    ...complete,
    tax_details: {
      tax_type: taxType,
      investors: [{ ...blankTaxInvestor('Harbour'), ...block }],
      submit_person_name: 'Jane Citizen',
      submit_date: '20/11/2026',
    },
  };
  const user = isIssuer ? aUser({ is_acting_as_issuer: true }) : null;
  const view = renderWithStore(<TaxDetailsStep />, aStoreAt('tax_details', { offer: OFFER, application, user }));
  await act(async () => undefined);
  return { ...view, user: userEvent.setup({ delay: null }) };
}

/** The questions of yes or no, by the field that holds the answer. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  tax_country_is_australia: 'Is the investor an Australian resident for tax purposes?',
  has_other_tax_countries: 'Is the investor a tax resident of any other country?',
  is_aus_retired_fund: 'Is the entity an Australian retirement fund?',
  is_financial_institution: 'Is the entity a financial institution?',
  has_giin: 'Does the financial institution have a GIIN?',
  is_entity_managed_by_others: 'Is the entity an investment entity managed by another financial institution?',
  cp_tax_country_outside_aus: 'Is any controlling person a tax resident of a country other than Australia?',
  trust_cp_tax_country_outside_aus:
    'Is any settlor, trustee, protector or beneficiary a tax resident of a country other than Australia?',
  is_active_financial_entity: 'Is the entity an active non-financial entity (active NFE)?',
  controlling_person_needed:
    'Does the entity have controlling persons who are tax residents of a country other than Australia?',
  has_tin: 'Is there a tax identification number (TIN) for this country?',
};

/** The words of what is chosen from a list. */
const CHOICES: Readonly<Record<string, string>> = {
  EXEMPT: 'Exempt beneficial owner',
  DEEMED_COMPLIANT_FFI: 'Deemed-compliant FFI (other than one sponsored)',
  SPONSORED_FINANCIAL_INSTITUTION: 'Sponsored financial institution',
  TRUSTEE_DOCUMENTED_TRUST: 'Trustee-documented trust',
  INCOME: "Less than 50% of the entity's income is passive and less than 50% of its assets produce passive income",
  NOT_ISSUED: 'The country does not issue TINs to its residents',
  OTHER: 'Other',
};

/** What shows on screen where a section of the block is open. */
const SECTIONS: readonly (readonly [section: string, label: string | RegExp])[] = [
  ['name', 'Investor name'],
  ['au_resident', QUESTIONS['tax_country_is_australia'] ?? ''],
  ['tfn', /^TFN( or ABN)?$/],
  ['other_countries', QUESTIONS['has_other_tax_countries'] ?? ''],
  ['tins', 'Country 1'],
  ['retired_fund', QUESTIONS['is_aus_retired_fund'] ?? ''],
  ['fin_inst', QUESTIONS['is_financial_institution'] ?? ''],
  ['has_giin', QUESTIONS['has_giin'] ?? ''],
  ['giin', 'GIIN'],
  ['giin_type', 'Why is there no GIIN?'],
  ['giin_detail:EXEMPT', 'Type of exempt beneficial owner'],
  ['giin_detail:DEEMED_COMPLIANT_FFI', 'Type of deemed-compliant FFI'],
  ['giin_detail:SPONSORED_FINANCIAL_INSTITUTION', 'GIIN of the sponsoring entity'],
  ['giin_detail:TRUSTEE_DOCUMENTED_TRUST', 'GIIN of the trustee'],
  ['managed', QUESTIONS['is_entity_managed_by_others'] ?? ''],
  ['cp_outside', QUESTIONS['cp_tax_country_outside_aus'] ?? ''],
  ['trust_cp_outside', QUESTIONS['trust_cp_tax_country_outside_aus'] ?? ''],
  ['active_nfe', QUESTIONS['is_active_financial_entity'] ?? ''],
  ['nfe_reason', 'Why is the entity active?'],
  ['controlling_person', QUESTIONS['controlling_person_needed'] ?? ''],
  ['cp_details', 'Controlling person 1'],
];

/** The sections on screen, in the order of the page; another reason in words belongs to what is chosen. */
export function sectionsOnScreen(): string[] {
  const words = [...document.querySelectorAll('label, legend, [role="radiogroup"] > [id$="-label"], h3')].map((each) =>
    each.textContent?.trim(),
  );
  const isThere = (label: string | RegExp) =>
    words.some((word) => (typeof label === 'string' ? word === label : label.test(word ?? '')));
  const shown = SECTIONS.filter(([, label]) => isThere(label)).map(([section]) => section);
  if (!isThere('Other reason')) return shown;
  const after = shown.includes('giin_type') ? 'giin_type' : 'nfe_reason';
  const other = after === 'giin_type' ? 'giin_detail:OTHER' : 'nfe_other_reason';
  return shown.flatMap((section) => (section === after ? [section, other] : [section]));
}

/** Presses an answer, and agrees where something goes; `removed` is what is said of it, undefined where nobody is asked. */
export async function give(
  { user }: Pick<TaxView, 'user'>,
  field: string,
  value: unknown,
): Promise<string | undefined> {
  if (field === 'tax_type')
    await user.selectOptions(screen.getByLabelText('Tax type'), taxTypeLabels[value as TaxType] ?? '');
  else if (typeof value === 'boolean') {
    const group = within(screen.getByRole('radiogroup', { name: QUESTIONS[field] ?? field }));
    await user.click(group.getByLabelText(value ? 'Yes' : 'No'));
  } else await user.click(screen.getByLabelText(CHOICES[String(value)] ?? String(value)));
  await act(async () => undefined);
  return agree({ user });
}

/** What asks before something goes is there at once, so that nobody waits in vain for what does not come. */
export async function preloadQuestion(): Promise<void> {
  await Promise.all([preloadDialog(), import('#features/parts/removal/RemovalDialog.tsx')]);
}

/** Agrees to what an answer takes away, after `preloadQuestion`; what was said of it. */
export async function agree({ user }: Pick<TaxView, 'user'>): Promise<string | undefined> {
  await drained();
  const dialog = screen.queryByRole('alertdialog');
  if (dialog === null) return undefined;
  const said = /This removes (.*)\./.exec(dialog.textContent ?? '')?.[1];
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return said;
}

/** The first block as it is being typed. */
export function typedBlock({ store }: Pick<TaxView, 'store'>): TaxInvestor | undefined {
  return selectStepDraft(store.getState(), 'tax_details')?.investors?.[0];
}
