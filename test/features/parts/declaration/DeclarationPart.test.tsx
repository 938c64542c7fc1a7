import { taxErrors } from '#domain/texts/errors.ts';
/** The tax declaration inside the block of whoever owns: who is asked, what an answer clears, and how far it has come. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { TaxDeclaration, Tin } from '#domain/application.ts';
import { blankTin } from '#domain/tax.ts';
import { BeneficialOwnersStep } from '#features/beneficial_owners/index.ts';
import { CorporateTrusteeStep } from '#features/corporate_trustee/index.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { OthersStep } from '#features/others/index.ts';
import { TrusteesStep } from '#features/trustees/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDeclaration } from '#test/support/declarations.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import {
  asks,
  declaration,
  declarations,
  INLINE,
  question,
  renderInline,
  say,
  status,
  tick,
  type InlineView,
} from '#test/support/inlineTax.tsx';
import { next } from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';
import { anId } from '#test/support/renderStoreDevice.ts';
import { agree, countriesKnown } from '#test/support/taxForm.tsx';

useServer();
beforeEach(() => server.use(countriesKnown));

const FRANCE: Tin = { ...blankTin(), tax_country: 77, has_tin: true, tin: '123456789' };
const ABROAD: Partial<TaxDeclaration> = { is_foreign_resident: true, tins: [FRANCE] };
const typed = ({ store }: InlineView) =>
  selectStepDraft(store.getState(), 'investor_details')?.investors?.[0]?.taxDetails;
const kept = ({ store }: InlineView) => selectApplication(store.getState()).investor_details;

describe('who declares', () => {
  it.each([
    ['individual', 'individual', 1],
    ['joint_individual', 'joint', 4],
    ['company', 'company', 1],
    ['trust_superfund', 'corporate_trust', 1],
    ['trust_superfund', 'family_trust', 1],
    ['partnership', 'partnership', 1],
    ['bare_trust', 'bare_trust', 2],
  ] as const)(
    '[2-INV-52, 3-INLINE-03, 3-INLINE-01] at the investor step of %s (%s): %i',
    async (type, owner, count) => {
      const view = await renderInline(owner);

      expect(kept(view)?.investor_type).toBe(type);
      expect(declarations()).toHaveLength(count);
    },
  );

  it('[2-BO-14] each beneficial owner, in their block', async () => {
    await renderInline('company', { Step: BeneficialOwnersStep, name: 'beneficial_owners' });

    expect(declarations()).toHaveLength(1);
  });

  it.each([
    ['directors', 'company', DirectorsStep],
    ['others', 'company', OthersStep],
    ['trustees', 'family_trust', TrusteesStep],
    ['corporate_trustee', 'corporate_trust', CorporateTrusteeStep],
  ] as const)('[3-INLINE-01] nobody at the step of %s', async (name, owner, Step) => {
    const store = aStoreAt(name, { offer: INLINE, application: anApplicationBy(owner, INLINE) });
    renderWithStore(<Step />, store);
    await act(async () => undefined);

    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
    expect(declarations()).toEqual([]);
  });
});

describe('what is asked', () => {
  it('[3-INLINE-04] offers three reasons for having no TIN', async () => {
    const view = await renderInline('individual', { declared: ABROAD });

    await say(view, 'has_tin', false);
    await agree(view);

    const reasons = within(declaration().getByRole('radiogroup', { name: 'Why is there no TIN?' }));
    expect(reasons.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      'NOT_ISSUED',
      'UNABLE_TO_OBTAIN',
      'NOT_REQUIRED',
    ]);
  });

  it('[3-INLINE-06] foreign residence brings one blank country where there is none', async () => {
    const view = await renderInline('individual');
    expect(declaration().queryByRole('heading', { name: 'Country 1' })).toBeNull();

    await say(view, 'has_other_tax_countries', true);

    expect(declaration().getByRole('heading', { name: 'Country 1' })).toBeInTheDocument();
    expect(declaration().queryByRole('heading', { name: 'Country 2' })).toBeNull();
    expect(declaration().getByLabelText('Country of tax residence')).toHaveValue('');
  });

  it('[3-INLINE-06] a resident of nowhere is one abroad', async () => {
    const view = await renderInline('individual');

    await say(view, 'tax_country_is_australia', false);

    expect(asks('has_other_tax_countries')).toBe(false);
    expect(declaration().getByRole('heading', { name: 'Country 1' })).toBeInTheDocument();
    await act(async () => undefined);
    expect(typed(view)).toMatchObject({ is_australian_resident: false, is_foreign_resident: true });
  });

  it('[3-INLINE-05] no foreign residence empties the countries, which is said before', async () => {
    const view = await renderInline('individual', { declared: ABROAD });

    await say(view, 'has_other_tax_countries', false);

    expect(await agree(view)).toBe('1 foreign tax number');
    expect(typed(view)).toMatchObject({ is_foreign_resident: false, tins: [] });
    await say(view, 'has_other_tax_countries', true);
    expect(declaration().getByLabelText('Country of tax residence')).toHaveValue('');
  });

  it('[3-INLINE-07] no TIN clears the number', async () => {
    const view = await renderInline('individual', { declared: ABROAD });
    expect(declaration().getByLabelText('TIN')).toHaveValue('123456789');

    await say(view, 'has_tin', false);

    expect(await agree(view)).toBe('1 foreign tax number');
    expect(typed(view)?.tins).toMatchObject([{ has_tin: false, tin: '' }]);
    await say(view, 'has_tin', true);
    expect(declaration().getByLabelText('TIN')).toHaveValue('');
  });

  it('[3-INLINE-08] not active clears why it would be', async () => {
    const view = await renderInline('company', {
      declared: {
        is_aus_retired_fund: false,
        is_financial_institution: false,
        is_entity_managed_by_others: false,
        is_active_financial_entity: true,
        active_entity_no_tin_reason_type: 'OTHER',
        active_entity_no_tin_other_reason: 'A cooperative',
      },
    });
    expect(declaration().getByLabelText('Other reason')).toHaveValue('A cooperative');

    await say(view, 'is_active_financial_entity', false);

    expect(await agree(view)).toBe('1 written tax answer');
    await say(view, 'is_active_financial_entity', true);
    expect(declaration().queryByLabelText('Other reason')).toBeNull();
    expect(declaration().getByLabelText('Other')).not.toBeChecked();
  });

  it.each([
    ['family_trust', 'trust_cp_tax_country_outside_aus', 'cp_tax_country_outside_aus'],
    ['corporate_trust', 'cp_tax_country_outside_aus', 'trust_cp_tax_country_outside_aus'],
  ] as const)(
    '[3-CP-03] asks a family trust about those of a trust, a super fund not: %s',
    async (owner, asked, not) => {
      await renderInline(owner, { declared: { is_aus_retired_fund: false, is_entity_managed_by_others: true } });

      expect(asks(asked)).toBe(true);
      expect(asks(not)).toBe(false);
    },
  );
});

describe('an answer that clears what was only chosen', () => {
  const SPONSORED: Partial<TaxDeclaration> = {
    is_aus_retired_fund: false,
    is_financial_institution: true,
    has_giin: false,
    giin_type: 'SPONSORED_FINANCIAL_INSTITUTION',
  };
  const nameless = { investor_details: { investor_type: 'company' as const, organisation_id: anId(900) } };

  it('[2-STEP-31, 3-TAX-40] asks nobody, also of a company that has no name yet', async () => {
    const view = await renderInline('company', {
      saved: { investor_details: { ...nameless.investor_details, taxDetails: SPONSORED } },
    });

    await say(view, 'is_financial_institution', false);

    expect(await agree(view)).toBeUndefined();
    expect(question('is_financial_institution').getByLabelText('No')).toBeChecked();
  });

  it('[2-STEP-31, 3-TAX-43] names the number alone of a company that has no name yet', async () => {
    const view = await renderInline('company', {
      saved: { investor_details: { ...nameless.investor_details, taxDetails: { tfn: '123456782' } } },
    });

    await say(view, 'tax_country_is_australia', false);

    expect(await agree(view)).toBe('1 tax number');
  });
});

describe('what is accepted', () => {
  const INSTITUTION: Partial<TaxDeclaration> = {
    is_aus_retired_fund: false,
    is_financial_institution: true,
    is_entity_managed_by_others: false,
  };

  it.each([
    ['[3-INLINE-12] a GIIN', '98O96B.00000.LE.250', 'Enter a valid GIIN'],
    ['[3-INLINE-13] a GIIN', '', 'Please enter a GIIN'],
  ])('%s of "%s": %s', async (_title, number, message) => {
    const { user } = await renderInline('company', { declared: INSTITUTION });
    const field = declaration().getByLabelText('GIIN');

    if (number !== '') await user.type(field, number);
    await user.click(next());

    expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
    expect(screen.getByRole('link', { name: message })).toBeInTheDocument();
  });

  it('[3-TIN-05] names the questions that are open in the error summary, beside who they are about', async () => {
    const { user } = await renderInline('bare_trust', { declared: { is_foreign_resident: true, tins: [blankTin()] } });

    await user.click(next());

    const named = screen.getAllByRole('link').map((link) => link.textContent);
    expect(named).toEqual(
      expect.arrayContaining([
        'Trustee 1: Country 1: Country of tax residence: This field is required',
        'Trustee 1: Is the entity a financial institution? This field is required',
        'Trustee 2: Country 1: Country of tax residence: This field is required',
      ]),
    );
    expect(named).not.toContain('Trustee 1: This field is required');
  });

  it('[3-TFN-11, 3-TIN-14] a mask stands for the number that is held of the same person, nothing else does', async () => {
    const held = aDeclaration('person', {
      ...ABROAD,
      tfn: '******782',
      encrypted_tfn: true,
      tins: [{ ...FRANCE, tin: '******789', encrypted_tin: true }],
    });
    const view = await renderInline('individual', { declared: held });
    const { user, store } = view;

    const field = declaration().getByLabelText('TFN');
    await user.clear(field);
    await user.paste('******783');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/Please enter a valid TFN$/);
    await user.clear(field);
    await user.paste('******782');
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('bank_details'));
    expect(kept(view)?.investors?.[0]?.taxDetails).toMatchObject({
      tfn: '******782',
      encrypted_tfn: true,
      tins: [{ tin: '******789', encrypted_tin: true }],
      completed: true,
    });
  });
});

describe('how far it has come', () => {
  it('[3-INLINE-09, 3-TAXSUM-01, 3-TAXSUM-02, 3-TAXSUM-03] is told in the block with each answer', async () => {
    const view = await renderInline('individual');
    const { user, store } = view;
    expect(status()).toBe('Not submitted');

    await user.type(declaration().getByLabelText('TFN'), '123456782');
    await waitFor(() => expect(status()).toBe('Incomplete'));
    await user.click(tick());
    expect(status()).toBe('Submitted');
    await say(view, 'has_other_tax_countries', true);
    expect(status()).toBe('Incomplete');
    await say(view, 'has_other_tax_countries', false);
    expect(status()).toBe('Submitted');

    await user.click(next());
    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('investor_details'));
    expect(kept(view)?.investors?.[0]?.taxDetails).toMatchObject({
      submit_declaration: true,
      completed: true,
      submitted: true,
    });
  });

  it('[3-INLINE-09, 3-TAXSUM-02, 3-DECL-06] is incomplete where it was ticked and a number in it is refused or changed, until it is ticked again', async () => {
    const { user } = await renderInline('individual');
    await user.click(tick());
    expect(status()).toBe('Submitted');

    await user.type(declaration().getByLabelText('TFN'), '123456789');
    await user.tab();
    expect(declaration().getByText('Please enter a valid TFN')).toBeInTheDocument();
    expect(status()).toBe('Incomplete');

    await user.clear(declaration().getByLabelText('TFN'));
    await user.type(declaration().getByLabelText('TFN'), '123456782');
    await user.tab();
    expect(declaration().getByText(taxErrors.signAgain)).toBeInTheDocument();
    expect(tick()).not.toBeChecked();
    await user.click(tick());
    await waitFor(() => expect(status()).toBe('Submitted'));
    expect(declaration().queryByText(taxErrors.signAgain)).not.toBeInTheDocument();
  });

  it('[3-DECL-06] asks for the tick again where a number with the same end is typed over another, and not for the same one', async () => {
    const { user } = await renderInline('individual', { declared: { tfn: '123456782' } });
    const tfn = () => declaration().getByLabelText('TFN');
    const over = async (number: string) => {
      await user.clear(tfn());
      await user.type(tfn(), number);
      await user.tab();
    };
    await user.click(tick());
    await over('123 456 782');
    expect(tick()).toBeChecked();

    await over('100001782');
    await waitFor(() => expect(tick()).not.toBeChecked());
    expect(declaration().getByText(taxErrors.signAgain)).toBeInTheDocument();
    await user.click(tick());
    await waitFor(() => expect(status()).toBe('Submitted'));
    expect(tick()).toBeChecked();
    await over('100028782');
    await waitFor(() => expect(tick()).not.toBeChecked());
  });

  it('[3-INLINE-09, 3-TAXSUM-02] of an entity that answered nothing but ticked: incomplete', async () => {
    const { user } = await renderInline('company');
    expect(question('is_aus_retired_fund').getByLabelText('Yes')).not.toBeChecked();

    await user.click(tick());

    expect(status()).toBe('Incomplete');
  });

  it('[2-BO-14] a beneficial owner who has not declared is asked to before going on', async () => {
    const { user, store } = await renderInline('company', { Step: BeneficialOwnersStep, name: 'beneficial_owners' });

    await user.click(next());

    const card = screen.getByRole('heading', { name: 'Beneficial owner 1' }).closest('summary');
    expect(card).toHaveTextContent('Please complete before proceeding.');
    expect(
      screen.getByRole('link', { name: 'Beneficial owner 1: Please confirm the declaration' }),
    ).toBeInTheDocument();
    expect(selectCurrentStep(store.getState())).toBe('beneficial_owners');

    await user.click(tick());
    await user.click(next());
    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('beneficial_owners'));
  });
});
