import { screen, waitFor, within } from '@testing-library/react';
import type { Application } from '#domain/application.ts';
import { OthersStep } from '#features/others/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { aCompanyOf, inBlock, known, next, renderPeople, titles } from '#test/support/peopleStep.tsx';
import { useServer } from '#test/support/server.ts';

const OFFER = aDemoOffer('emberfield-copper', { require_aml_kyc: false, request_individuals_with_other_roles: true });
const COMPANY = 'Harbour Street Holdings Pty Ltd';
const options = ['Authorised signatory', 'Power of attorney', 'Company secretary', 'Appointor', 'Settlor'];
const ana = known('Ana', 'Li');
const withOthers = (...others: (typeof ana)[]): Application => ({
  ...aCompanyOf(OFFER),
  directors: { directors: [ana] },
  others: { others },
});
const renderOthers = (application: Application = withOthers()) =>
  renderPeople(OthersStep, 'others', { offer: OFFER, application });
const roles = () => inBlock('Individual 1').getByRole('combobox', { name: `Roles at ${COMPANY}` });
const offered = () =>
  within(inBlock('Individual 1').getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const withRoles = (...role_types: string[]) => ({
  ...ana,
  roles: [{ name: COMPANY, roleOptions: options, role_types }],
});

describe('other individuals', () => {
  useServer();

  it('[2-OTH-02] can be left with nobody', async () => {
    const { user, store } = await renderOthers();

    expect(titles()).toEqual(['Entered before']);
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(selectApplication(store.getState()).others).toEqual({ others: [] });
  });

  it('[2-OTH-03, 2-OTH-05, 2-OTH-06] picks a director, asks for a role, and saves it', async () => {
    const { user, store } = await renderOthers();

    await user.click(screen.getByRole('button', { name: 'Add Ana Li' }));
    await user.click(next());
    expect(screen.getByRole('link', { name: /At least one role is required/ })).toBeInTheDocument();
    await user.click(roles());
    await user.click(inBlock('Individual 1').getByRole('option', { name: 'Company secretary' }));
    expect(screen.queryByText('At least one role is required')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add individual' })).toBeInTheDocument();
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(selectApplication(store.getState()).others).toEqual({
      others: [{ ...withRoles('Company secretary'), prefill: 'directors.directors.0' }],
    });
    expect(store.getState().people.ids).toHaveLength(1);
  });

  it('[2-INV-47, 2-OTH-06] offers the roles, less those that do not fit, and what is typed as a new one', async () => {
    const { user } = await renderOthers(withOthers(withRoles('Settlor')));

    await user.click(roles());
    expect(offered()).toEqual(['Authorised signatory', 'Power of attorney', 'Company secretary', 'Appointor']);
    await user.type(roles(), 'Treasurer');
    expect(offered()).toEqual(['Add "Treasurer"']);
    await user.keyboard('{ArrowDown}{Enter}');

    expect(inBlock('Individual 1').getByRole('button', { name: 'Remove Treasurer' })).toBeInTheDocument();
    expect(roles()).toHaveValue('');
    await user.click(inBlock('Individual 1').getByRole('button', { name: 'Remove Settlor' }));
    expect(inBlock('Individual 1').queryByRole('button', { name: 'Remove Settlor' })).not.toBeInTheDocument();
  });

  it('[2-INV-47] takes what was left in the field as typed, in the words of the option where it is one', async () => {
    const { user } = await renderOthers(withOthers(withRoles()));

    await user.type(roles(), 'settlor');
    await user.tab();
    await user.type(roles(), ' Treasurer ');
    await user.tab();

    expect(
      inBlock('Individual 1')
        .getAllByRole('button', { name: /^Remove/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Remove Settlor', 'Remove Treasurer']);
  });

  it('[2-OTH-04] asks for no identity', async () => {
    await renderPeople(OthersStep, 'others', {
      offer: { ...OFFER, require_aml_kyc: true },
      application: withOthers(withRoles('Settlor')),
    });

    expect(inBlock('Individual 1').queryByLabelText('ID type')).not.toBeInTheDocument();
  });

  it('[2-OTH-01] keeps the roles of a company that was renamed', async () => {
    const { user, store } = await renderOthers(
      withOthers({ ...ana, roles: [{ name: 'Old name', role_types: ['Settlor'] }] }),
    );

    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('tax_details'));
    expect(selectApplication(store.getState()).others?.others?.[0]?.roles).toEqual([
      { name: COMPANY, roleOptions: options, role_types: ['Settlor'] },
    ]);
  });
});
