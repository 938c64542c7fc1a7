import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Company } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { newCompany } from '#domain/organisations/changes.ts';
import { companySchema } from '#domain/organisations/companySchema.ts';
import { validateWith } from '#domain/rules/validate.ts';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { StepForm } from '#features/ui/form/StepForm.tsx';
import { OrganisationBlockForm } from '#features/parts/organisation/OrganisationBlockForm.tsx';
import { ORGANISATION_FREE_TEXT } from '#features/parts/organisation/organisationForm.ts';
import { aDemoOffer, aSchemaContext } from '#test/support/applications.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const IDENTIFIED = aDemoOffer('emberfield-copper', { require_aml_kyc: true, verification_doc_type: 'C' });

/** A company's block; `kept` is what the form last handed over. */
async function renderBlock(offer: Offer = IDENTIFIED, company: Company = newCompany()) {
  const kept: { values: Company } = { values: company };
  const context = aSchemaContext(offer);
  const rules = companySchema(context);
  const validate = (values: Company) => validateWith(rules, values);
  const keep = (blocks: Record<string, object>) => void (kept.values = blocks['company'] as Company);
  renderWithStore(
    <StepForm onNext={keep} onDraft={keep}>
      <FormBlock id="company" initialValues={company} validate={validate} freeText={ORGANISATION_FREE_TEXT}>
        {(block) => <OrganisationBlockForm block={block} context={context} />}
      </FormBlock>
    </StepForm>,
    aStoreAt('corporate_trustee', { offer }),
  );
  await act(async () => undefined);
  return { kept, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

const field = (label: string | RegExp) => screen.getByLabelText(label);
const absent = (label: string | RegExp) => screen.queryByLabelText(label);
const tick = (name: string) => screen.getByRole('checkbox', { name });
const answer = (question: string | RegExp, name: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name });

async function choose(user: User, label: string | RegExp, option: string): Promise<void> {
  await user.click(field(label));
  await user.selectOptions(field(label), option);
  await user.tab();
}

describe('the block of a company', () => {
  useServer();

  it('[2-CO-02, 2-CO-06, 2-CO-08, 2-CO-26] asks for ACN and name, and starts Australian, private and no charity', async () => {
    await renderBlock();

    expect(field('Registered country')).toHaveDisplayValue('Australia');
    expect(field('ACN')).toHaveValue('');
    expect(field('Company name')).toHaveValue('');
    expect(tick('Public company')).not.toBeChecked();
    expect(tick('Charity')).not.toBeChecked();
    expect(absent('Listed on a stock exchange')).toBeNull();
  });

  it.each([
    { ids: '[2-CO-07, 2-CO-10]', country: 'New Zealand', label: 'NZBN/NZCN' },
    { ids: '[2-CO-07, 2-CO-11]', country: 'Singapore', label: /^Tax number/ },
  ])('$ids names the number after the country: $country', async ({ country, label }) => {
    const { user } = await renderBlock();

    await choose(user, 'Registered country', country);

    expect(field(label)).toBeInTheDocument();
    expect(absent('ACN')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Charity' })).toBeNull();
  });

  it('[2-CO-09, 2-CO-15] asks an Australian charity for its ABN, which it may not have', async () => {
    const { user, kept } = await renderBlock();

    await user.click(tick('Charity'));
    expect(field(/^ABN/)).toHaveAccessibleName('ABN (optional)');
    await user.type(field(/^ABN/), '51824753556');
    await user.click(answer('Is there an ABN?', 'No'));

    expect(absent(/^ABN/)).toBeNull();
    await choose(user, /^Why is there no number/, 'Requested but not received');
    expect(kept.values).toMatchObject({
      is_charity: true,
      has_business_number: false,
      abn_not_available_reason: 'requested_not_received',
    });
    // What `no` hides waits for Next (2-ABN-04): an answer taken back brings it back.
    await user.click(answer('Is there an ABN?', 'Yes'));
    expect(field(/^ABN/)).toHaveValue('51 824 753 556');
  });

  it('[2-CO-12, 2-CO-13, 2-CO-14] clears number, name and charity with another country', async () => {
    const { user, kept } = await renderBlock(
      IDENTIFIED,
      newCompany({ companyName: 'X', business_number: '51824753556', is_charity: true }),
    );

    await choose(user, 'Registered country', 'New Zealand');

    expect(field('Company name')).toHaveValue('');
    expect(field('NZBN/NZCN')).toHaveValue('');
    expect(kept.values).toMatchObject({
      registered_country: 'NZ',
      companyName: '',
      business_number: '',
      is_charity: false,
    });
  });

  it('[2-CO-27, 2-CO-28, 2-ABN-04] asks why there is no tax number, and for the words behind Other', async () => {
    const { user } = await renderBlock(IDENTIFIED, newCompany({ registered_country: 'SG', business_number: 'T-1' }));

    await user.click(answer('Is there a tax number?', 'No'));
    await user.click(field(/^Why is there no number/));
    expect(
      within(field(/^Why is there no number/))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Please select', 'Not required', 'Requested but not received', 'Other']);
    expect(absent('Other reason')).toBeNull();
    await choose(user, /^Why is there no number/, 'Not required');
    expect(absent('Other reason')).toBeNull();
    await choose(user, /^Why is there no number/, 'Other');
    await user.type(field('Other reason'), ' ');
    await user.tab();
    expect(field('Other reason')).toHaveAccessibleDescription('This field is required');

    await user.click(answer('Is there a tax number?', 'Yes'));
    expect(field(/^Tax number/)).toHaveValue('T-1');
    expect(absent(/^Why is there no number/)).toBeNull();
  });

  it('[2-ABN-05] yes, there is a number: the name is to be found by it', async () => {
    const { user, kept } = await renderBlock(IDENTIFIED, newCompany({ registered_country: 'SG', companyName: 'X' }));

    await user.click(answer('Is there a tax number?', 'Yes'));
    await user.tab();

    expect(field('Company name')).toHaveValue('');
    expect(kept.values).toMatchObject({ companyName: '', has_business_number: true });
  });

  it('[2-CO-26] asks a public company alone whether it is listed, and forgets the answer with it', async () => {
    const { user, kept } = await renderBlock();

    await user.click(tick('Public company'));
    await user.click(tick('Listed on a stock exchange'));
    await user.tab();
    expect(kept.values).toMatchObject({ is_public: true, is_listed: true });

    await user.click(tick('Public company'));
    await user.tab();
    expect(absent('Listed on a stock exchange')).toBeNull();
    expect(kept.values).toMatchObject({ is_public: false, is_listed: false });
  });

  it('[2-CO-21, 2-CO-22, 2-ADDR-34] asks for the registration address, and for another postal one', async () => {
    const { user } = await renderBlock();

    expect(screen.getByRole('group', { name: 'Registration address' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Postal address' })).toBeNull();
    await user.click(tick('The postal address is the same'));

    expect(screen.getByRole('group', { name: 'Postal address' })).toBeInTheDocument();
    const registration = within(screen.getByRole('group', { name: 'Registration address' }));
    await user.click(registration.getByRole('button', { name: 'enter it manually' }));
    expect(registration.getByLabelText('Country')).toHaveDisplayValue('Australia');
    expect(registration.getByLabelText('Street name')).toBeInTheDocument();
  });

  it('[3-ADDR-04, 3-ADDR-01] asks for address lines in the second variant', async () => {
    const { user } = await renderBlock(aDemoOffer('emberfield-copper', { issuer_holdings_two_enabled: true }));

    await user.click(screen.getByRole('button', { name: 'enter it manually' }));

    expect(field('Address line 1')).toBeInTheDocument();
  });

  it.each([
    { name: 'upload', changes: { require_aml_kyc: true, verification_doc_type: 'C' }, isShown: true },
    { name: 'post', changes: { require_aml_kyc: true, verification_doc_type: 'O' }, isShown: false },
    { name: 'no AML/KYC', changes: { require_aml_kyc: false, verification_doc_type: 'C' }, isShown: false },
  ] as const)('[2-CO-23] shows the AML/CTF document with $name: $isShown', async ({ changes, isShown }) => {
    await renderBlock(
      aDemoOffer('emberfield-copper', { ...changes, allowed_company_docs: ['ASIC extract', 'Constitution'] }),
    );

    expect(screen.queryByRole('group', { name: 'AML/CTF document' }) !== null).toBe(isShown);
    expect(screen.queryByText('Accepted: ASIC extract, Constitution.') !== null).toBe(isShown);
  });

  it.each([true, false])(
    '[2-CO-24, 2-CERT-05, 2-CERT-07] shows the certificate where the offer asks for it: %s',
    async (isAsked) => {
      await renderBlock(aDemoOffer('emberfield-copper', { require_sophisticated_investor_verification: isAsked }));

      expect(screen.queryByRole('group', { name: "Accountant's certificate" }) !== null).toBe(isAsked);
      if (isAsked) expect(field('Issue date')).toBeDisabled();
    },
  );
});
