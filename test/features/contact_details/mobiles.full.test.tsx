import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactDetails } from '#domain/application.ts';
import { contactErrors } from '#domain/texts.ts';
import { ContactDetailsStep } from '#features/contact_details/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { aUser } from '#test/support/applications.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';

const CONTACT: ContactDetails = { first_name: 'Ann', last_name: 'Lee', email_address: 'ann@example.com' };

const AU = 'Text messages go to Australian numbers that begin with 04. Is this number from another country?';
const NZ = 'Text messages go to New Zealand numbers that begin with 02. Is this number from another country?';
const none = (place: string) =>
  `Text messages go to mobile numbers, and this is not one (${place}). Is this number from another country?`;

function renderStep(contact: ContactDetails = CONTACT, user: Parameters<typeof aUser>[0] | null = null) {
  const store = aStoreAt('contact_details', {
    application: { contact_details: { holdingProfileType: 'NEW', applicant_role: 'investor', ...contact } },
    user: user && aUser(user),
  });
  return { ...renderWithStore(<ContactDetailsStep />, store), user: userEvent.setup({ delay: null }) };
}

const mobile = () => screen.getByRole('textbox', { name: 'Mobile number' });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
async function chooseCountry(user: ReturnType<typeof userEvent.setup>, name: string) {
  const country = screen.getByRole('combobox', { name: 'Country of the number' });
  await user.click(country);
  await user.selectOptions(country, name);
  await press(user, 'Use this country');
}
const question = () => screen.queryByRole('status', { name: /Is this number from another country\?$/ });

/** Typed numbers that are asked about, with the question and with what is stored once the number is kept. */
const ASKED: [typed: string, question: string, stored: string][] = [
  ['021 555 0123', AU, '+61215550123'],
  ['(02) 5550 1234', AU, '+61255501234'],
  ['+61255501234', AU, '+61255501234'],
  ['0147 100 123', AU, '+61147100123'],
  ['+64 9 300 1234', NZ, '+6493001234'],
  ['0011 64 9 300 1234', NZ, '+6493001234'],
  ['+64 0900 12345', NZ, '+6490012345'],
  ['+44 20 7946 0000', none('United Kingdom, +44'), '+442079460000'],
  ['+33 1 99 00 12 34', none('France, +33'), '+33199001234'],
  ['+33 899 123 456', none('France, +33'), '+33899123456'],
  ['+65 6123 4567', none('Singapore, +65'), '+6561234567'],
  ['+91 11 2345 6789', none('India, +91'), '+911123456789'],
  ['+1 888 555 0123', none('+1'), '+18885550123'],
];

/** Typed numbers that pass without a word, with what is stored. */
const PASSING: [typed: string, stored: string][] = [
  ['+64 21 555 0123', '+64215550123'],
  ['0491 570 156', '+61491570156'],
  ['0011 64 21 555 0123', '+64215550123'],
  ['+44 7700 900123', '+447700900123'],
  ['+33 6 39 98 01 23', '+33639980123'],
  ['+33 7 56 78 90 12', '+33756789012'],
  ['+65 8123 4567', '+6581234567'],
  ['+91 98765 43210', '+919876543210'],
  ['+1 416 555 0123', '+14165550123'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+55 11 2345 6789', '+551123456789'],
];

/** Texts that cannot be a number, refused as before. */
const REFUSED = ['021 555', '(02) 5550 123', '1300 123 456', '1902 123 456', '+870 773 123 456', '+8816 1234 5678'];

describe('a number that gets no text messages', () => {
  it.each(ASKED)('[1-CONT-29] asks about %s before it is kept', async (typed, asked, stored) => {
    const { user, store } = renderStep();
    await user.click(mobile());
    await user.paste(typed);
    expect(question()).toBeNull();
    await user.tab();
    expect(await screen.findByRole('status', { name: asked })).toBeVisible();
    await press(user, 'Next');
    expect(screen.getByRole('link', { name: contactErrors.mobileAsked })).toBeVisible();
    expect(selectApplication(store.getState()).contact_details?.tel_mobile).toBeUndefined();

    await press(user, 'No, keep this number');
    expect(mobile()).toHaveFocus();
    expect(question()).toBeNull();
    expect(screen.getByRole('status', { name: 'Text messages do not reach this number' })).toBeVisible();
    await press(user, 'Next');
    expect(selectApplication(store.getState()).contact_details?.tel_mobile).toBe(stored);
    expect(selectCurrentStep(store.getState())).toBe('purchase_amount');
  });

  it.each(PASSING)('[1-CONT-29] takes %s without a word', async (typed, stored) => {
    const { user, store } = renderStep();
    await user.click(mobile());
    await user.paste(typed);
    await user.tab();
    expect(screen.queryByText(/Text messages/)).toBeNull();
    await press(user, 'Next');
    expect(selectApplication(store.getState()).contact_details?.tel_mobile).toBe(stored);
  });

  it.each(REFUSED)('[1-CONT-29] refuses %s as it always did, and asks nothing', async (typed) => {
    const { user } = renderStep();
    await user.type(mobile(), typed);
    await press(user, 'Next');
    expect(screen.getByRole('link', { name: contactErrors.validMobile })).toBeVisible();
    expect(screen.queryByText(/Text messages/)).toBeNull();
  });

  it.each([
    ['021 555 0123', 'New Zealand +64', '+64215550123'],
    ['06 12 34 56 78', 'France +33', '+33612345678'],
    ['(0)2 5550 1234', 'New Zealand +64', '+64255501234'],
    ['030 1234 567', 'Germany +49', null],
  ])('[1-CONT-29, 1-CONT-30] takes %s to the country that is chosen: %s', async (typed, country, stored) => {
    const { user, store } = renderStep();
    await user.type(mobile(), typed);
    await user.tab();
    await screen.findByRole('status', { name: AU });
    await chooseCountry(user, country);
    expect(mobile()).toHaveFocus();
    if (stored === null) return expect(await screen.findByRole('status', { name: none('Germany, +49') })).toBeVisible();
    expect(screen.queryByText(/Text messages/)).toBeNull();
    await press(user, 'Next');
    return expect(selectApplication(store.getState()).contact_details?.tel_mobile).toBe(stored);
  });

  /** Typed with Australia's code, each as people write it. */
  it.each([
    ['0061 21 123 4567', 'New Zealand +64', '+64211234567'],
    ['0061 (0)21 123-4567', 'New Zealand +64', '+64211234567'],
    ['0011 61 21 123 4567', 'New Zealand +64', '+64211234567'],
    ['+61 021 123 4567', 'New Zealand +64', '+64211234567'],
    ['+61 0061 21 123 4567', 'New Zealand +64', '+64211234567'],
    ['0061 6 12 34 56 78', 'France +33', '+33612345678'],
  ])('[1-CONT-29] takes %s to the country that is chosen after one answer: %s', async (typed, country, stored) => {
    const { user, store } = renderStep();
    await user.type(mobile(), typed);
    await user.tab();
    await screen.findByRole('status', { name: AU });
    await chooseCountry(user, country);
    expect(screen.queryByText(/Text messages/)).toBeNull();
    await press(user, 'Next');
    expect(selectApplication(store.getState()).contact_details?.tel_mobile).toBe(stored);
  });

  it('[1-CONT-29] takes a number that names a code to the country that is chosen in the field itself', async () => {
    const { user, store } = renderStep();
    await user.type(mobile(), '0061 21 123 4567');
    await user.tab();
    await screen.findByRole('status', { name: AU });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'NZ');
    expect(screen.queryByText(/Text messages/)).toBeNull();
    await press(user, 'Next');
    expect(selectApplication(store.getState()).contact_details?.tel_mobile).toBe('+64211234567');
  });

  it.each([
    ['021 555 0123', 'Australia +61', '+61215550123', AU],
    ['0061 21 555 0123', 'Australia +61', '+61215550123', AU],
    ['+64 9 300 1234', 'New Zealand +64', '+6493001234', NZ],
    ['+44 20 7946 0000', 'Guernsey +44', '+442079460000', none('United Kingdom, +44')],
  ])('[1-CONT-29] keeps %s where the country with its code is chosen: %s', async (typed, country, stored, asked) => {
    const { user, store } = renderStep();
    await user.type(mobile(), typed);
    await user.tab();
    await screen.findByRole('status', { name: asked });
    await chooseCountry(user, country);
    expect(mobile()).toHaveFocus();
    expect(question()).toBeNull();
    expect(screen.getByRole('status', { name: 'Text messages do not reach this number' })).toBeVisible();
    await press(user, 'Next');
    expect(selectApplication(store.getState()).contact_details?.tel_mobile).toBe(stored);
  });

  it('[1-CONT-29] asks who presses Enter in the field before they leave it', async () => {
    const { user, store } = renderStep();
    await user.type(mobile(), '021 555 0123{Enter}');
    expect(await screen.findByRole('link', { name: contactErrors.mobileAsked })).toBeVisible();
    expect(selectApplication(store.getState()).contact_details?.tel_mobile).toBeUndefined();
    await user.tab();
    expect(await screen.findByRole('status', { name: AU })).toBeVisible();
  });

  it('[1-CONT-29] keeps the zero for a country whose numbers begin with one', async () => {
    const { user, store } = renderStep();
    await user.type(mobile(), '06 9876 5432');
    await user.tab();
    await screen.findByRole('status', { name: AU });
    await press(user, 'Use this country');
    const country = screen.getByRole('combobox', { name: 'Country of the number' });
    expect(country).toHaveFocus();
    await chooseCountry(user, 'Italy +39');
    expect(await screen.findByRole('status', { name: none('Italy, +39') })).toBeVisible();
    await press(user, 'No, keep this number');
    await press(user, 'Next');
    expect(selectApplication(store.getState()).contact_details?.tel_mobile).toBe('+390698765432');
  });

  it('[1-CONT-29] asks again about a number that was kept once it is typed into, and not when it is only visited', async () => {
    const { user } = renderStep({ ...CONTACT, tel_mobile: '+61255501234' });
    expect(await screen.findByRole('status', { name: 'Text messages do not reach this number' })).toBeVisible();
    await user.click(mobile());
    await user.tab();
    expect(question()).toBeNull();
    await user.type(mobile(), '{Backspace}5');
    await user.tab();
    expect(await screen.findByRole('status', { name: AU })).toBeVisible();
  });

  it('[1-CONT-05, 1-CONT-29] asks about the number of the account that fills the field', async () => {
    const { user, store } = renderStep(
      { email_address: 'ann@example.com' },
      { first_name: 'Ann', last_name: 'Lee', tel_mobile: '+61255501234' },
    );
    expect(await screen.findByRole('status', { name: AU })).toBeVisible();
    await press(user, 'Next');
    expect(screen.getByRole('link', { name: contactErrors.mobileAsked })).toBeVisible();
    expect(selectCurrentStep(store.getState())).toBe('contact_details');
  });

  it('[1-CONT-29] asks anew after a reload while nobody has answered', async () => {
    const { user, store, unmount } = renderStep();
    await user.type(mobile(), '021 555 0123');
    await user.tab();
    await screen.findByRole('status', { name: AU });
    unmount();
    expect(selectStepDraft(store.getState(), 'contact_details')?.tel_mobile).toBe('+61 021 555 0123');
    renderWithStore(<ContactDetailsStep />, store);
    expect(mobile()).toHaveValue('021 555 0123');
    expect(await screen.findByRole('status', { name: AU })).toBeVisible();
  });

  it('[1-CONT-29] says of the number of an adviser and of their investor what it means', async () => {
    const { user } = renderStep({
      applicant_role: 'advisor',
      adviser_has_authority: false,
      tel_mobile: '+61255501234',
      adviser_mobile: '+61255501235',
    });
    expect(await screen.findByText(/^To approve the application, the investor needs a code/)).toBeVisible();
    expect(await screen.findByText(/^The codes that open a saved application/)).toBeVisible();
    const [, advisers] = screen.getAllByRole('textbox', { name: /^Mobile number/ });
    if (!advisers) throw new Error('No field for the adviser');
    await user.clear(advisers);
    await user.type(advisers, '021 555 0123');
    await press(user, 'Next');
    expect(screen.getByRole('link', { name: contactErrors.mobileAsked })).toBeVisible();
    expect(await screen.findByRole('status', { name: AU })).toBeVisible();
  });
});
