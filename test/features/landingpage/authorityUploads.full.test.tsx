import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { abortAllUploads } from '#api/uploads.ts';
import { LandingPage } from '#features/landingpage/index.ts';
import { createAppStore } from '#test/support/appStore.ts';
import { stepDrafted, stepOpened } from '#store/events.ts';
import { selectStepDraft, selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { openOffer } from '#store/file/openOffer.ts';
import { pendingUploads } from '#store/documents/pendingUploads.ts';
import { useLeftUploads } from '#store/documents/useLeftUploads.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { CONTEXT, countingIds, NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';
import { aSessionService } from '#test/support/sessionService.ts';

type User = ReturnType<typeof userEvent.setup>;

const file = new File(['%PDF-1.4 x'], 'authority.pdf', { type: 'application/pdf' });

useServer();
beforeEach(() => {
  server.use(...aSessionService().handlers);
  localStorage.clear();
});
afterEach(() => act(() => abortAllUploads()));

async function show() {
  const offer = aDemoOffer('emberfield-copper', { include_offer_description: false, documents: [] });
  server.use(http.get(at('/api/offers/:slug/'), () => HttpResponse.json({ ...CONTEXT, offer })));
  const store = createAppStore({
    extra: { newId: countingIds(), now: () => NOW, logError: () => {}, reload: () => {} },
  });
  await store.dispatch(openOffer({ slug: 'emberfield-copper', isPreview: false }));
  return { ...renderWithStore(<LandingPage />, store), user: userEvent.setup() };
}

const chooser = () => document.querySelector('input[type="file"]') as HTMLInputElement;
const proceed = (user: User) => user.click(screen.getByRole('button', { name: 'Continue to the application' }));

async function chooseAdviser(user: User): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));
  await screen.findByText('Authority document');
}

async function fillIn(user: User): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'No, continue without an account' }));
  await user.click(screen.getByRole('checkbox', { name: /agree to the/ }));
}

it.each([
  ['before it is sent', 'authority.docx', 'Only PDF files are accepted'],
  ['by the service', 'authority.pdf', 'Virus found'],
])(
  '[1-UPL-04, 1-UPL-10] holds Continue while a file is refused %s, tells it in the summary, and lets go with the file',
  async (_when, name, message) => {
    server.use(
      http.post(at('/api/application_docs/'), () => HttpResponse.json({ doc_file: ['Virus found'] }, { status: 400 })),
    );
    const { user, store } = await show();
    await fillIn(user);
    await chooseAdviser(user);
    await userEvent.setup({ applyAccept: false }).upload(chooser(), new File(['%PDF-1.4 x'], name));
    await screen.findByText(message);
    await proceed(user);

    expect(await screen.findByRole('link', { name: `Authority document: ${message}` })).toBeInTheDocument();
    expect(screen.queryByText(/File is required/)).not.toBeInTheDocument();
    expect(selectCurrentStep(store.getState())).toBe('landingpage');

    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(await screen.findByRole('link', { name: 'Authority document: File is required' })).toBeInTheDocument();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    server.resetHandlers();
    await user.upload(chooser(), file);
    await screen.findByRole('button', { name: 'Remove authority.pdf' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /Authority document/ })).not.toBeInTheDocument());
  },
);

it.each([
  ['on its way', () => new Promise<Response>(() => {}), /Loading/],
  ['waiting', () => HttpResponse.error(), 'Waiting to upload. It will start automatically'],
])(
  '[1-UPL-05, 1-ADV-05] keeps a document that is %s when the role is changed, for when it is changed back',
  async (_how, answer, shown) => {
    server.use(http.post(at('/api/application_docs/'), answer));
    const { user } = await show();
    await chooseAdviser(user);
    await user.upload(chooser(), file);
    await screen.findByText(shown);

    await user.click(screen.getByRole('radio', { name: 'I am the investor' }));
    expect(screen.queryByText('authority.pdf')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'I am an adviser' }));

    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(screen.getByText('authority.pdf')).toBeInTheDocument();
  },
);

it('[1-ADV-05] does not hold an investor for a document that an adviser gave while it waits', async () => {
  server.use(http.post(at('/api/application_docs/'), () => HttpResponse.error()));
  const { user, store } = await show();
  await chooseAdviser(user);
  await user.upload(chooser(), file);
  await screen.findByText('Waiting to upload. It will start automatically');
  await user.click(screen.getByRole('radio', { name: 'I am the investor' }));
  await fillIn(user);
  await proceed(user);
  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));

  const left = renderHook(() => useLeftUploads(), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  expect(left.result.current).toEqual([]);
});

it('[1-UPL-05, 1-LAND-42] puts an authority that arrives later to the contact details, also into what is being typed there', async () => {
  const responses: (() => Response | undefined)[] = [() => HttpResponse.error()];
  server.use(http.post(at('/api/application_docs/'), () => responses.shift()?.()));
  const { user, store, unmount } = await show();
  await fillIn(user);
  await chooseAdviser(user);
  await user.upload(chooser(), file);
  await screen.findByText('Waiting to upload. It will start automatically');
  await proceed(user);
  await waitFor(() => expect(selectCurrentStep(store.getState())).toBe('contact_details'));
  unmount();
  store.dispatch(
    stepDrafted({
      name: 'contact_details',
      values: { ...selectStepValues(store.getState(), 'contact_details'), first_name: 'An' },
    }),
  );
  act(() => void store.dispatch(stepOpened({ name: 'purchase_amount' })));

  act(() => void window.dispatchEvent(new Event('online')));

  await waitFor(() =>
    expect(selectStepValues(store.getState(), 'contact_details')).toMatchObject({
      applicant_role: 'advisor',
      adviser_authority_doc: { filename: 'authority.pdf' },
    }),
  );
  expect(selectStepDraft(store.getState(), 'contact_details')).toMatchObject({
    first_name: 'An',
    adviser_authority_doc: { filename: 'authority.pdf' },
  });
  expect(pendingUploads()).toEqual([]);
});
