import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { stepTitles } from '#domain/texts/steps.ts';
import { changeStepLabel } from '#domain/texts/ui.ts';
import type { StepName } from '#domain/application.ts';
import type { AppStore } from '#store/createStore.ts';
import { fileHeldElsewhere } from '#store/file/saveStatusSlice.ts';
import { openStep } from '#store/steps/navigation.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectTypedApplication } from '#store/selectors/draftSelectors.ts';
import { showAnswered } from '#test/support/answeredWizard.tsx';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';

useServer();

const form = () => document.querySelector('form') ?? document.body;
const controls = () => [...form().querySelectorAll<HTMLElement>('input, textarea, select, button')];

/** A step of a file that another page goes on with. */
async function showLocked(name: StepName): Promise<AppStore> {
  const store = showAnswered(name, { username: null });
  await waitFor(() => expect(controls().length).toBeGreaterThan(2));
  act(() => void store.dispatch(fileHeldElsewhere(true)));
  await waitFor(() => expect(controls().length).toBeGreaterThan(2));
  return store;
}

const STEPS = [
  ['contact_details', stepTitles.contactDetails],
  ['purchase_amount', stepTitles.investmentAmount],
  ['investor_details', stepTitles.investorDetails],
  ['tax_details', stepTitles.tax],
  ['bank_details', stepTitles.bankDetails],
  ['payment_options', stepTitles.paymentOptions],
] as const satisfies readonly [StepName, string][];

describe.each(STEPS)('[R6] %s of a page that may not save', (name, title) => {
  it('is reached with the keys, told as what it is, and changed by nothing', async () => {
    const store = await showLocked(name);
    const before = selectTypedApplication(store.getState());

    for (const control of controls()) {
      const isText = control.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])');
      if (isText) expect(control).toHaveAttribute('readonly');
      else expect(control).toHaveAttribute('aria-disabled', 'true');
      control.focus();
      if (!control.matches(':disabled')) expect(control).toHaveFocus();
      await userEvent.click(control);
      await userEvent.keyboard('x 1{ArrowDown}{Enter}');
      if (control.matches('select')) fireEvent.change(control, { target: { value: '' } });
      control.blur();
    }

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(selectTypedApplication(store.getState())).toEqual(before);
    expect(store.getState().stepDrafts).toEqual({});
  });
});

it('[1-SHELL-31, 1-SHELL-47] an earlier step that is looked at leads back to those behind it, up to review', async () => {
  const store = await showLocked('bank_details');
  const pencil = (title: string) => screen.findByRole('button', { name: changeStepLabel(title) });
  await userEvent.click(await pencil(stepTitles.contactDetails));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(stepTitles.contactDetails);

  await userEvent.click(await pencil(stepTitles.bankDetails));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(stepTitles.bankDetails);
  await userEvent.click(await pencil(stepTitles.reviewAndSubmitNav));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(stepTitles.reviewAndSubmit));
  expect(store.getState().stepDrafts).toEqual({});
});

it('[R6] what is drawn later is locked too, and given back with the page', async () => {
  const store = await showLocked('contact_details');
  const late = document.createElement('input');
  form().append(late);
  await waitFor(() => expect(late).toHaveAttribute('readonly'));

  act(() => void store.dispatch(fileHeldElsewhere(false)));

  const field = await screen.findByLabelText('First/preferred name');
  await userEvent.type(field, 'X');
  expect(field).toHaveValue('JaneX');
  expect(screen.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled');
});

it('[3-LAND-40] signs out on the offer page of a page that may not save, where nothing else can be changed', async () => {
  const logouts: string[] = [];
  const store = showAnswered('contact_details');
  server.use(
    http.post(at('/logout/'), ({ request }) => {
      logouts.push(request.url);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  act(() => void store.dispatch(fileHeldElsewhere(true)));
  act(() => void store.dispatch(openStep('landingpage')));
  const signOut = await screen.findByRole('button', { name: 'Sign out' });
  for (const control of controls()) if (control !== signOut) expect(control).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Continue to the application' })).toBeDisabled();

  await userEvent.click(signOut);
  await waitFor(() => expect(selectUser(store.getState())).toBeNull());
  await waitFor(() => expect(logouts).toHaveLength(1));
});
