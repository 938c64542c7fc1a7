/** Who signs an inline declaration, and how: by who looks at the form. */
import { screen, waitFor } from '@testing-library/react';
import type { Application, ApplicantRole } from '#domain/application.ts';
import type { User } from '#domain/session.ts';
import { APPROVAL } from '#domain/statuses.ts';
import { STEP_RULES, validateStep } from '#domain/stepRules/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aSchemaContext, aUser, TODAY } from '#test/support/applications.ts';
import { anInlineApplication, declaration, INLINE, renderInline, status, tick } from '#test/support/inlineTax.tsx';
import { next } from '#test/support/peopleStep.tsx';
import { server, useServer } from '#test/support/server.ts';
import { countriesKnown } from '#test/support/taxForm.tsx';

useServer();
beforeEach(() => server.use(countriesKnown));

const PROMISE =
  'that the information given is true and correct, and I undertake to provide an updated self-certification within 30 days of a change in circumstances.';
const DAY = /\d{2}\/\d{2}\/\d{4}/.source;
const ISSUER = aUser({ first_name: 'Ivy', last_name: 'Issuer', is_acting_as_issuer: true });
const ADMIN = { ...ISSUER, is_acting_as_issuer_admin: true };

const contact = (role: ApplicantRole): Application => ({
  contact_details: {
    first_name: 'Jane',
    last_name: 'Citizen',
    email_address: 'jane.citizen@example.com',
    tel_mobile: '+61412345678',
    holdingProfileType: 'NEW',
    applicant_role: role,
    adviser_first_name: 'Ada',
    adviser_last_name: 'Viser',
  },
});
const nameField = () => declaration().queryByLabelText('Name');
const dateField = () => declaration().queryByLabelText('Date');
const wording = () => tick().closest('label')?.textContent ?? (tick() as HTMLInputElement).labels?.[0]?.textContent;
const signatureOf = ({ store }: Awaited<ReturnType<typeof renderInline>>) =>
  selectApplication(store.getState()).investor_details?.investors?.[0]?.taxDetails;

describe('investors and advisers', () => {
  it.each<{ title: string; role: ApplicantRole; user: User | null; name: string }>([
    { title: '[3-INLINE-16, 3-INLINE-17] an investor', role: 'investor', user: null, name: 'Jane Citizen' },
    { title: '[3-INLINE-16, 3-INLINE-17] an adviser', role: 'advisor', user: null, name: 'Ada Viser' },
    {
      title: '[3-INLINE-16, 3-INLINE-17] an adviser who is signed in',
      role: 'advisor',
      user: aUser({ first_name: 'Ann', last_name: 'Bell', is_acting_as_advisor: true }),
      name: 'Ann Bell',
    },
  ])('$title ticks under the own name and the day, and enters neither', async ({ role, user: signedIn, name }) => {
    const view = await renderInline('individual', { user: signedIn, saved: contact(role) });
    const { user, store } = view;

    expect(nameField()).toBeNull();
    expect(dateField()).toBeNull();
    expect(wording()).toMatch(new RegExp(`^I, ${name}, declare on ${DAY} ${PROMISE.replaceAll('.', '\\.')}$`));
    const [day] = new RegExp(DAY).exec(wording() ?? '') ?? [];
    await user.click(tick());
    await user.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('investor_details'));
    expect(signatureOf(view)).toMatchObject({
      submit_declaration: true,
      submit_person_name: name,
      submit_date: day,
    });
  });

  it('[3-INLINE-15] must tick', async () => {
    const { user, store } = await renderInline('individual');

    await user.click(next());

    expect(screen.getByRole('link', { name: 'Please confirm the declaration' })).toBeInTheDocument();
    expect(tick()).toHaveAccessibleDescription('Please confirm the declaration');
    expect(selectCurrentStep(store.getState())).toBe('investor_details');
  });

  it('[3-INLINE-14] of whom no name is known enter one, which is required, and the day', async () => {
    const nameless = { contact_details: { ...contact('investor').contact_details, first_name: '', last_name: '' } };
    const view = await renderInline('individual', { saved: nameless });
    const { user, store } = view;
    expect(wording()).toBe(`I declare ${PROMISE}`);
    expect(nameField()).toHaveValue('');

    await user.click(tick());
    await user.click(next());
    expect(screen.getByRole('link', { name: 'Name: This field is required' })).toBeInTheDocument();
    expect(status()).not.toBe('Submitted');

    await user.type(nameField() as HTMLElement, 'Jane Citizen');
    await user.type(dateField() as HTMLElement, '20/11/2026');
    await user.click(next());
    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('investor_details'));
    expect(signatureOf(view)).toMatchObject({ submit_person_name: 'Jane Citizen', submit_date: '20/11/2026' });
  });

  it('[3-INLINE-15] a tick that somebody else gave is asked for anew', async () => {
    await renderInline('individual', {
      declared: { submit_declaration: true, submit_person_name: 'Ada Viser', submit_date: '20/11/2026' },
      saved: contact('investor'),
    });

    expect(tick()).not.toBeChecked();
    expect(wording()).toContain('I, Jane Citizen, declare');
  });

  it('[3-INLINE-15, 3-INLINE-16, 2-ROLE-08] an investor who approves declares anew, under their own name', async () => {
    const view = await renderInline('individual', {
      mode: APPROVAL,
      declared: { submit_declaration: true, submit_person_name: 'Ada Viser', submit_date: '20/11/2026' },
      saved: contact('advisor'),
    });
    const { user, store } = view;
    expect(tick()).not.toBeChecked();
    expect(wording()).toContain('I, Jane Citizen, declare');

    await user.click(tick());
    await user.click(next());
    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('investor_details'));
    expect(signatureOf(view)).toMatchObject({ submit_declaration: true, submit_person_name: 'Jane Citizen' });
  });
});

describe('issuers', () => {
  it.each([
    ['[3-INLINE-19, 3-INLINE-14, 3-INLINE-15] staff', ISSUER],
    ['[3-INLINE-19, 3-INLINE-14, 3-INLINE-15] an admin', ADMIN],
  ])('%s may enter a name and a day, and need neither these nor the tick', async (_title, user) => {
    const { user: hand, store } = await renderInline('individual', { user });
    expect(nameField()).toBeInTheDocument();
    expect(dateField()).toBeInTheDocument();
    expect(wording()).toBe(`I declare ${PROMISE}`);

    await hand.click(next());

    await waitFor(() => expect(selectCurrentStep(store.getState())).not.toBe('investor_details'));
  });

  it('[3-INLINE-20] see no warning that a block has to be completed, others do', async () => {
    const warning = 'Please complete before proceeding.';
    const { user, unmount } = await renderInline('bare_trust');
    await user.click(next());
    expect(screen.getAllByText(warning, { exact: false }).length).toBeGreaterThan(0);
    unmount();

    const { user: hand } = await renderInline('bare_trust', { user: ISSUER });
    await hand.click(next());

    expect(screen.getByRole('link', { name: /^Trustee 1: .* This field is required$/ })).toBeInTheDocument();
    expect(screen.queryByText(warning, { exact: false })).toBeNull();
  });
});

describe('the client centre, which has no page', () => {
  it('[3-INLINE-21] needs neither name nor tick', () => {
    const application = anInlineApplication('individual');
    const details = application.investor_details ?? {};
    const context = aSchemaContext(INLINE, { application, today: TODAY });
    const judge = (menu?: 'client' | 'investor') => {
      const seen = menu === undefined ? context : { ...context, menu };
      return validateStep('investor_details', STEP_RULES.investor_details.settle(details, seen), seen);
    };

    expect(judge('client')).toEqual({});
    expect(judge()).toEqual({ 'investors[0].taxDetails.submit_declaration': 'Please confirm the declaration' });
    expect(judge('investor')).toEqual(judge());
  });
});
