import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { InvestorDetails } from '#domain/application.ts';
import type { OrganisationKind } from '#domain/model/investorTypes.ts';
import { newCompany } from '#domain/organisations/changes.ts';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { StepForm } from '#features/ui/form/StepForm.tsx';
import { ORGANISATION_FREE_TEXT } from '#features/parts/organisation/organisationForm.ts';
import { RegistrationFields } from '#features/parts/organisation/RegistrationFields.tsx';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const OFFER = aDemoOffer('emberfield-copper', { require_aml_kyc: true });
const WITHOUT_AML = aDemoOffer('emberfield-copper', { require_aml_kyc: false, use_greenid_verification: false });
const NO_ERRORS = {};
const ACN = '000000019';
const ABN = '51824753556';
const ENTITY = {
  businessEntity: {
    ABN: { identifierValue: '89000000019' },
    ASICNumber: ACN,
    entityStatus: { entityStatusCode: 'Active' },
    mainName: { organisationName: 'MARLOWE HOLDINGS PTY LTD' },
  },
};

/** The fields over values of their own; `kept` is what the form last handed over. */
async function renderFields(
  kind: OrganisationKind,
  values: InvestorDetails,
  offer = OFFER,
  validate: (values: InvestorDetails) => Record<string, string> = () => NO_ERRORS,
) {
  const kept = { values };
  const keep = (blocks: Record<string, object>) => void (kept.values = blocks['owner'] as InvestorDetails);
  renderWithStore(
    <StepForm onNext={keep} onDraft={keep}>
      <FormBlock id="owner" initialValues={values} validate={validate} freeText={ORGANISATION_FREE_TEXT}>
        {(block) => (
          <FieldGrid>
            <RegistrationFields block={block} offer={offer} kind={kind} />
          </FieldGrid>
        )}
      </FormBlock>
    </StepForm>,
    aStoreAt('investor_details', { offer }),
  );
  await act(async () => undefined);
  return { kept, user: userEvent.setup({ delay: null }) };
}

type Fields = Record<string, FormDataEntryValue>;

/** A register that answers each question so, and what it was asked. */
function register(answer: (fields: Fields) => object | Promise<object>, status = 200): Fields[] {
  const asked: Fields[] = [];
  server.use(
    http.post(at('/api/contact_abn_lookup/'), async ({ request }) => {
      const fields = Object.fromEntries(await request.formData());
      asked.push(fields);
      return HttpResponse.json(await answer(fields), { status });
    }),
  );
  return asked;
}

const field = (label: string | RegExp) => screen.getByLabelText(label, { selector: 'input' });
const button = (label: string) => screen.getByRole('button', { name: `Look up the ${label}` });
/** Below the number; what is said below the name comes after it. */
const status = () => screen.getAllByRole('status')[0];
const wayBack = () => screen.getByRole('button', { name: 'Use the name I entered' });

it.each(['      004 085 616', '\t004    085    616'])(
  '[2-ABN-01] a number that is pasted as %p loses no digit, also over one that is there',
  async (pasted) => {
    const { kept, user } = await renderFields('company', newCompany({ business_number: ACN }));
    await user.tripleClick(field('ACN'));
    await user.paste(pasted);
    await user.tab();
    expect(field('ACN')).toHaveValue('004 085 616');
    await waitFor(() => expect(kept.values.business_number).toBe('004085616'));
  },
);

describe('the look-up of a business number', () => {
  useServer();

  it('[2-ABN-01, 3-ABN-01] is not to be had while the number is empty', async () => {
    const asked = register(() => ENTITY);
    const { user } = await renderFields('company', newCompany());

    expect(button('ACN')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('ACN'));
    await user.type(field('ACN'), '  ');
    await user.click(button('ACN'));
    expect(asked).toEqual([]);

    await user.type(field('ACN'), '0');
    expect(button('ACN')).not.toHaveAttribute('aria-disabled');
    await user.clear(field('ACN'));
    expect(button('ACN')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    {
      kind: 'company',
      label: 'ACN',
      name: 'Company name',
      field_: 'companyName',
      values: newCompany({ companyName: 'typed' }),
      flags: { is_superfund: 'false', is_company: 'true', use_abn: 'false' },
      body: ENTITY,
      found: 'MARLOWE HOLDINGS PTY LTD',
    },
    {
      kind: 'company',
      label: 'ABN',
      name: 'Company name',
      field_: 'companyName',
      values: newCompany({ is_charity: true }),
      flags: { is_superfund: 'false', is_company: 'true', use_abn: 'true' },
      body: ENTITY,
      found: 'MARLOWE HOLDINGS PTY LTD',
    },
    {
      kind: 'partnership',
      label: 'ABN',
      name: 'Registered partnership name',
      field_: 'partnershipName',
      values: { partnershipName: 'typed' },
      flags: { is_superfund: 'false', is_company: 'false', use_abn: 'true' },
      body: ENTITY,
      found: 'MARLOWE HOLDINGS PTY LTD',
    },
    {
      kind: 'trust',
      label: 'ABN',
      name: 'Trust name',
      field_: 'trustName',
      values: { trustType: 'family' },
      flags: { is_superfund: 'false', is_company: 'false', use_abn: 'true' },
      body: ENTITY,
      found: 'MARLOWE HOLDINGS PTY LTD',
    },
    {
      kind: 'trust',
      label: 'ABN',
      name: 'Trust name',
      field_: 'trustName',
      values: { trustType: 'superannuation_fund' },
      flags: { is_superfund: 'true', is_company: 'false', use_abn: 'true' },
      body: { OrganisationName: 'LINDQVIST SUPERANNUATION FUND' },
      found: 'LINDQVIST SUPERANNUATION FUND',
    },
  ] as const)(
    '[2-ABN-02, 3-ABN-02, 2-ABN-06, 2-ABN-07] fills the name by $label and keeps the answer: $kind, $flags',
    async ({ kind, label, name, field_, values, flags, body, found }) => {
      const asked = register(() => body);
      const { user, kept } = await renderFields(kind, values);

      await user.type(field(new RegExp(`^${label}`)), '51 824 753 556');
      await user.click(button(label));

      await waitFor(() => expect(field(name)).toHaveValue(found));
      expect(asked).toEqual([{ lookup_string: ABN, ...flags }]);
      expect(status()).toHaveTextContent(`Found: ${found}`);
      await waitFor(() =>
        expect(kept.values).toMatchObject({ business_number: ABN, [field_]: found, abn_lookup_data: body }),
      );
    },
  );

  it.each([
    {
      kind: 'company',
      label: 'ACN',
      values: newCompany(),
      body: { exception: { exceptionDescription: 'No records found' } },
      words: 'No records found',
    },
    {
      kind: 'trust',
      label: 'ABN',
      values: { trustType: 'superannuation_fund' },
      body: { ExceptionDescription: 'ABN is not a superannuation entity' },
      words: 'ABN is not a superannuation entity',
    },
  ] as const)(
    '[2-ABN-03, 3-ABN-03, 2-ABN-06, 3-ABN-04] shows the exception at the number until another is typed: $words',
    async ({ kind, label, values, body, words }) => {
      register(() => body);
      const { user, kept } = await renderFields(kind, values);
      const number = () => field(new RegExp(`^${label}`));

      await user.type(number(), '000000019');
      await user.click(button(label));

      await waitFor(() => expect(number()).toHaveAccessibleDescription(words));
      expect(number()).toBeInvalid();
      expect(status()).toHaveTextContent(words);

      await user.type(number(), '5');
      expect(number()).not.toHaveAccessibleDescription(words);
      expect(number()).toBeValid();
      await user.tab();
      expect(kept.values.abn_lookup_data ?? null).toBeNull();
    },
  );

  it('[2-ABN-02, 2-ABN-07] forgets the answer with the number that it was found by, and the name, which can be had back', async () => {
    register(() => ENTITY);
    const { user, kept } = await renderFields('company', newCompany());
    await user.type(field('ACN'), ACN);
    await user.click(button('ACN'));
    await waitFor(() => expect(field('Company name')).toHaveValue('MARLOWE HOLDINGS PTY LTD'));

    await user.type(field('ACN'), '{Backspace}8');
    await user.tab();

    expect(kept.values).toMatchObject({
      business_number: '000000018',
      companyName: '',
      abn_lookup_data: null,
    });
    expect(status()).toBeEmptyDOMElement();
    expect(screen.getByText('The register gave MARLOWE HOLDINGS PTY LTD')).toBeInTheDocument();
    expect(screen.queryByText(/^You had entered/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use this name' }));
    expect(field('Company name')).toHaveValue('MARLOWE HOLDINGS PTY LTD');
    expect(field('Company name')).toHaveFocus();
    expect(screen.queryByText(/^The register gave/)).toBeNull();
  });

  it.each([
    { kind: 'company', name: 'Company name', values: newCompany({ companyName: 'Marlow Ltd' }) },
    { kind: 'company', name: 'Company name', values: newCompany({ companyName: 'Marlow Ltd', is_charity: true }) },
    { kind: 'partnership', name: 'Registered partnership name', values: { partnershipName: 'Marlow Ltd' } },
    { kind: 'trust', name: 'Trust name', values: { trustType: 'family', trustName: 'Marlow Ltd' } },
  ] as const)('[2-ABN-02, 3-ABN-02] has the typed name back in place of the $kind in the register', async (each) => {
    register(() => ENTITY);
    const { user, kept } = await renderFields(each.kind, { ...each.values, business_number: ABN });
    await user.click(screen.getByRole('button', { name: /^Look up/ }));
    await waitFor(() => expect(field(each.name)).toHaveValue('MARLOWE HOLDINGS PTY LTD'));

    expect(screen.getByText('You had entered Marlow Ltd')).toBeInTheDocument();
    await user.click(wayBack());
    expect(field(each.name)).toHaveValue('Marlow Ltd');
    expect(screen.queryByText(/^You had entered/)).toBeNull();
    // A name of one's own stays with whatever number.
    await user.type(field(/^(ABN|ACN)/), '{Backspace}8');
    await user.tab();
    await waitFor(() => expect(kept.values.business_number).toMatch(/8$/));
    expect(field(each.name)).toHaveValue('Marlow Ltd');
  });

  it.each([
    ['nothing', ''],
    ['the same name', 'MARLOWE HOLDINGS PTY LTD'],
    ['the same in small letters', 'Marlowe Holdings Pty Ltd'],
    ['the same with other blanks', ' Marlowe\u00a0Holdings  Pty Ltd'],
  ])('[2-ABN-02] offers no way back from %s', async (_what, companyName) => {
    register(() => ENTITY);
    const { user } = await renderFields('company', newCompany({ companyName, business_number: ACN }));
    await user.click(button('ACN'));
    await waitFor(() => expect(field('Company name')).toHaveValue('MARLOWE HOLDINGS PTY LTD'));
    expect(screen.queryByText(/^You had entered/)).toBeNull();
  });

  const KINDS = [
    { kind: 'company', name: 'Company name', key: 'companyName', values: newCompany() },
    { kind: 'company', name: 'Company name', key: 'companyName', values: newCompany({ is_charity: true }) },
    { kind: 'partnership', name: 'Registered partnership name', key: 'partnershipName', values: {} },
    { kind: 'trust', name: 'Trust name', key: 'trustName', values: { trustType: 'family' } },
  ] as const;
  const lookUp = () => screen.getByRole('button', { name: /^Look up/ });
  const numberField = () => field(/^(ABN|ACN)/);
  /** A register that knows a name for each number. */
  const registerOfTwo = () =>
    register(({ lookup_string }) => ({
      businessEntity: {
        mainName: { organisationName: lookup_string === ABN ? 'MARLOWE HOLDINGS PTY LTD' : 'SALTBUSH GRAZING PTY LTD' },
      },
    }));

  it.each(KINDS)('[2-ABN-02] calls no name entered that the register gave the $kind before', async (each) => {
    registerOfTwo();
    const { user } = await renderFields(each.kind, { ...each.values, business_number: ABN });
    await user.click(lookUp());
    await waitFor(() => expect(field(each.name)).toHaveValue('MARLOWE HOLDINGS PTY LTD'));
    await user.type(numberField(), '{Backspace}8');
    expect(screen.getByText('The register gave MARLOWE HOLDINGS PTY LTD')).toBeInTheDocument();
    await user.click(lookUp());
    await waitFor(() => expect(field(each.name)).toHaveValue('SALTBUSH GRAZING PTY LTD'));
    expect(screen.queryByText(/^(You had entered|The register gave)/)).toBeNull();
  });

  it.each(KINDS)('[2-ABN-02] nor where the person took the name of the $kind back', async (each) => {
    registerOfTwo();
    const { user } = await renderFields(each.kind, { ...each.values, business_number: ABN });
    await user.click(lookUp());
    await waitFor(() => expect(field(each.name)).toHaveValue('MARLOWE HOLDINGS PTY LTD'));
    await user.type(numberField(), '{Backspace}8');
    await user.click(screen.getByRole('button', { name: 'Use this name' }));
    await user.click(lookUp());
    await waitFor(() => expect(field(each.name)).toHaveValue('SALTBUSH GRAZING PTY LTD'));
    expect(screen.queryByText(/^(You had entered|The register gave)/)).toBeNull();
  });

  it.each(KINDS)(
    '[2-ABN-02] has the typed name of the $kind back by Enter, beside the error that it is missing',
    async (each) => {
      registerOfTwo();
      const values = { ...each.values, business_number: ABN, [each.key]: 'Marlow Ltd' };
      const { user } = await renderFields(each.kind, values, OFFER, ({ [each.key]: typed }) =>
        typed ? {} : { [each.key]: 'Please enter a name' },
      );
      await user.click(field(each.name));
      await user.tab();
      await user.click(lookUp());
      await waitFor(() => expect(field(each.name)).toHaveValue('MARLOWE HOLDINGS PTY LTD'));
      await user.type(numberField(), '{Backspace}8');
      await waitFor(() => expect(field(each.name)).toBeInvalid());
      expect(field(each.name)).toHaveAccessibleDescription(
        'Please enter a name You had entered Marlow Ltd Use the name I entered',
      );

      act(() => wayBack().focus());
      await user.keyboard('{Enter}');
      expect(field(each.name)).toHaveFocus();
      expect(field(each.name)).toHaveValue('Marlow Ltd');
      await waitFor(() => expect(field(each.name)).toBeValid());
    },
  );

  it('[2-ABN-02] keeps the name while only blanks are typed into the number, and one that was typed over', async () => {
    register(() => ENTITY);
    const { user } = await renderFields('company', newCompany({ business_number: ACN }));
    await user.click(button('ACN'));
    await waitFor(() => expect(field('Company name')).toHaveValue('MARLOWE HOLDINGS PTY LTD'));
    await user.type(field('ACN'), ' ');
    expect(field('Company name')).toHaveValue('MARLOWE HOLDINGS PTY LTD');
    await user.type(field('Company name'), ' (in liquidation)');
    await user.type(field('ACN'), '{Backspace}8');
    await user.tab();
    expect(field('Company name')).toHaveValue('MARLOWE HOLDINGS PTY LTD (in liquidation)');
  });

  it('[2-CALL-14] says when the register shows the number as no longer in use', async () => {
    register(() => ({ businessEntity: { ...ENTITY.businessEntity, entityStatus: { entityStatusCode: 'Cancelled' } } }));
    const { user } = await renderFields('company', newCompany({ business_number: ACN }));

    await user.click(button('ACN'));

    await waitFor(() =>
      expect(status()).toHaveTextContent('Found: MARLOWE HOLDINGS PTY LTD (status in the register: Cancelled)'),
    );
  });

  it('[2-ABN-02] keeps the typed name where the register has none', async () => {
    register(() => ({ businessEntity: { ABN: { identifierValue: ABN } } }));
    const { user } = await renderFields('partnership', { partnershipName: 'Okafor & Lin', business_number: ABN });

    await user.click(button('ABN'));

    await waitFor(() => expect(status()).toHaveTextContent('without an organisation name'));
    expect(field('Registered partnership name')).toHaveValue('Okafor & Lin');
  });

  it.each([
    { name: 'a 502', body: { message: 'not now' }, code: 502 },
    { name: 'garbage', body: { businessEntity: 'none' }, code: 200 },
    { name: 'too many questions', body: {}, code: 429 },
  ])('[3-ERR-01] marks no field when nobody can say: $name', async ({ body, code }) => {
    register(() => body, code);
    const { user } = await renderFields('company', newCompany({ companyName: 'typed', business_number: ACN }));

    await user.click(button('ACN'));

    await waitFor(() =>
      expect(status()).toHaveTextContent(
        'The register is not available at the moment. You can type the name yourself.',
      ),
    );
    expect(field('ACN')).toBeValid();
    expect(field('Company name')).toHaveValue('typed');
    expect(button('ACN')).not.toHaveAttribute('aria-disabled');
  });

  it('[2-ABN-02] takes no late answer: the number was changed meanwhile', async () => {
    let answer = () => {};
    register(() => new Promise((resolve) => (answer = () => resolve(ENTITY))));
    const { user } = await renderFields('company', newCompany({ companyName: 'typed', business_number: ACN }));

    await user.click(button('ACN'));
    expect(button('ACN')).toHaveAttribute('aria-busy', 'true');
    await user.type(field('ACN'), '5');
    answer();
    await waitFor(() => expect(button('ACN')).not.toHaveAttribute('aria-busy'));

    expect(field('Company name')).toHaveValue('typed');
    expect(status()).toBeEmptyDOMElement();
  });

  it('[2-CO-10, 2-CO-11] is for Australian numbers alone', async () => {
    await renderFields('company', newCompany({ registered_country: 'NZ' }));

    expect(field('NZBN/NZCN')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Look up/ })).toBeNull();
  });

  it('[2-PART-14, 2-PART-07] asks a partnership for its country, whatever the offer, and for the ABN it says it has', async () => {
    const { user } = await renderFields('partnership', { registered_country: 'AU' }, WITHOUT_AML);

    expect(screen.getByLabelText(/^Registered country/)).toHaveDisplayValue('Australia');
    expect(field(/^ABN/)).toHaveAccessibleName('ABN (optional)');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(field(/^ABN/)).toHaveAccessibleName('ABN');
  });
});
