import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { APPROVAL } from '#domain/statuses.ts';
import { contactErrors } from '#domain/texts/errors.ts';
import { momentText } from '#domain/formats/moment.ts';
import { links } from '#domain/texts/shell.ts';
import { App } from '#src/App.tsx';
import { createMemoryStorage } from '#store/file/persistence/memoryStorage.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import type { TestStoreOptions } from '#test/support/appStore.ts';
import {
  answerDraftPage,
  answerDraftUrl,
  answerHeldDraft,
  answerSaves,
  DRAFT_URL,
  opened,
  saved,
} from '#test/support/draftSaving.ts';
import { aStore } from '#test/support/draftStore.ts';
import { at } from '#test/support/handlers.ts';
import {
  heading,
  offer,
  press,
  RECORD,
  serve,
  showToApprove,
  toApprove,
  useHeldDraft,
} from '#test/support/heldDraft.tsx';
import { NOW } from '#test/support/renderStoreDevice.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();
useHeldDraft();

const terms = () => screen.getByRole('checkbox', { name: /agree to the/ });

async function agree(): Promise<void> {
  await userEvent.click(await screen.findByRole('link', { name: /Download all documents/ }));
  await userEvent.click(terms());
}

async function review(): Promise<void> {
  await agree();
  await press('Review application');
  await heading(/Review and submit/);
}

describe('the offer’s page of whoever is to approve', () => {
  it('[1-LAND-19, 1-SHELL-16, 2-STEP-21, 3-LAND-04] is what a right code opens, and says who asks and of what', async () => {
    answerDraftPage({ status: 'pending_approval' });
    answerDraftUrl(() => Response.json({}), opened(toApprove, { status: 'pending_approval' }));
    const { store } = renderWithStore(<App />, aStore());
    await press('Send code');
    await userEvent.type(await screen.findByLabelText('One-time password'), '123456{Enter}');

    const request = within(
      await screen.findByRole('region', { name: 'Ava Reed asks you to approve this application' }),
    );
    expect(request.getByText('Jane Citizen')).toBeVisible();
    expect(request.getByText(/^AUD [\d,.]+ \([\d,]+ shares\)$/)).toBeVisible();
    expect(store.getState().wizard).toMatchObject({
      applicationId: 31,
      revision: 3,
      currentStep: 'landingpage',
      mode: APPROVAL,
    });
    expect(selectSteps(store.getState())[0]?.name).toBe('landingpage');
  });

  it('[1-LAND-24, 3-LAND-28] asks for the terms anew, and neither for a role nor for an account', async () => {
    const { store } = await showToApprove();

    expect(await screen.findByRole('region', { name: 'Review and approve' })).toBeVisible();
    expect(terms()).not.toBeChecked();
    expect(screen.queryByText('Downloaded')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /^Continue|Start a new application|Send me my link/ }),
    ).not.toBeInTheDocument();
    expect(screen.queryByText('Required documents')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Before you continue/)).not.toBeInTheDocument();
    expect(selectApplication(store.getState()).landingpage).toEqual({ hasAccount: false });
  });

  it('[3-LAND-28, 3-LAND-29, 1-LAND-39] leads to review once the terms are agreed to, and not before', async () => {
    const { store } = await showToApprove();
    await press('Review application');

    expect(await screen.findByRole('link', { name: /must be accepted/ })).toBeVisible();
    expect(terms()).toHaveAccessibleDescription(/must be accepted/);
    expect(store.getState().wizard.currentStep).toBe('landingpage');
    await review();

    expect(selectApplication(store.getState())).toMatchObject({
      landingpage: { agree_to_terms: true, all_docs_are_downloaded: true, hasAccount: false },
      contact_details: { applicant_role: 'advisor', adviser_has_authority: false, adviser_first_name: 'Ava' },
    });
  });

  it('[1-LAND-26, 3-LAND-28] says that the offer has closed, and lets what was entered be read', async () => {
    serve({ ...offer, state: 'closed' });
    await showToApprove();
    expect(await screen.findByRole('status', { name: 'This offer has closed' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /agree to the/ })).not.toBeInTheDocument();

    await press('Review application');

    await heading(/Review and submit/);
    expect(
      await screen.findByText('You can read what was entered. It can no longer be changed or approved.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
  });
});

describe('review of whoever is to approve', () => {
  it('[3-ROLE-14, 3-ROLE-10, 2-ROLE-08, 2-NEXT-05] sends what was approved once, and tells the investor what follows', async () => {
    const sent = answerSaves(saved({ status: 'submitted', submitted_at: NOW }, 4));
    await showToApprove();
    await review();
    expect(screen.queryByLabelText(/Message to investor/)).not.toBeInTheDocument();
    await press(/^Submit/);

    const done = await screen.findByRole('region', { name: 'Congratulations!' });
    expect(done).toHaveTextContent(`Your application for ${offer.name} has been submitted.`);
    expect(done).toHaveTextContent(/Adviser.*Ava Reed/);
    expect(screen.getByRole('region', { name: 'Progress to your holding' })).toHaveTextContent(/^.*Submitted/);
    expect(screen.getByText(/you will receive a welcome pack/)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ifMatch: '"3"',
      data: {
        application_id: 31,
        landingpage: {
          agree_to_terms: true,
          all_docs_are_downloaded: true,
          agreed_documents: offer.documents.flatMap(({ sha256 }) => sha256 ?? []),
        },
      },
    });
    expect(sent[0]?.data).not.toHaveProperty('action');
  });

  it('[2-ROLE-08, 3-ROLE-14] says which submission is approved, and leads to its record with the hash that the approval names', async () => {
    await showToApprove();
    await review();

    const which = within(await screen.findByRole('region', { name: 'What you are approving' }));
    expect(await which.findByText(`SHA-256 of its record: ${RECORD.sha256}`)).toBeVisible();
    const submitted = momentText(RECORD.submitted_at) ?? '';
    expect(which.getByText(/^The application that/)).toHaveTextContent(`Ava Reed submitted on ${submitted}.`);
    expect(which.getByRole('link', { name: /^See what was submitted/ })).toHaveAttribute('href', links.record(31));
  });

  it('[2-ROLE-08] goes on without the record where it does not come', async () => {
    await showToApprove();
    server.use(http.get(at('/api/applications/31/record/'), () => HttpResponse.error()));
    await review();

    const which = within(await screen.findByRole('region', { name: 'What you are approving' }));
    expect(which.getByText(/^The application that Ava Reed submitted\./)).toBeVisible();
    expect(which.queryByRole('link')).not.toBeInTheDocument();
  });

  it('[3-DRAFT-12, 2-ROLE-12] keeps changes on this device, says so, and offers nothing of a saved draft', async () => {
    const sent = answerSaves();
    await showToApprove();
    await review();
    await press(/^Change contact details/i);
    await heading(/Contact details/);

    expect(await screen.findByRole('note', { name: 'This application is waiting for your approval' })).toBeVisible();
    // Their own details, not those of somebody for whom they apply.
    expect(await screen.findByRole('region', { name: 'Application contact details' })).toBeVisible();
    expect(
      screen.queryByText(/^The investor you are applying for|^We ask the investor|^How we reach you/),
    ).not.toBeInTheDocument();
    // Of the adviser it is read, not changed.
    const adviser = within(await screen.findByRole('region', { name: "Adviser's contact details" }));
    expect(adviser.getByText('Ava Reed')).toBeVisible();
    expect(adviser.getByText('ava.reed@example.com')).toBeVisible();
    expect(adviser.queryByRole('textbox')).not.toBeInTheDocument();
    const name = await screen.findByLabelText('First/preferred name', { selector: '[name="first_name"]' });
    expect(name).toHaveAttribute('autocomplete', 'given-name');
    await userEvent.clear(name);
    await press('Next');
    await waitFor(() => expect(name).toHaveAccessibleDescription(contactErrors.firstName));
    await userEvent.type(name, 'Janet');
    await press('Next');

    await heading(/Review and submit|Applicant profile|Investment amount/);
    expect(screen.getByText('Saved on this device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete my draft' })).not.toBeInTheDocument();
    await press('Leave this application');
    expect(await screen.findByText(/stays as your adviser sent it/)).toBeVisible();
    expect(screen.queryByText(/saved as a draft/)).not.toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });

  it('[1-SHELL-47, 1-SHELL-48, 3-LAND-29] may open every step, and go back to review from each', async () => {
    const { store } = await showToApprove();
    await review();
    await press(/^Edit Investment amount/);
    await heading(/Investment amount/);
    const steps = within(screen.getByRole('navigation', { name: 'Application progress' })).getAllByRole('listitem');
    expect(steps.filter(({ textContent }) => textContent.includes('not yet available'))).toHaveLength(0);

    await press('Next');
    await heading(/Review and submit/);
    await press('Back');
    expect(store.getState().wizard.currentStep).not.toBe('review');
    await press(/^Continue with Review/);
    await heading(/Review and submit/);
  });

  it('[2-SUB-09, 2-ROLE-08, 2-REV-09] submits nothing else than what was typed: a step that was left without Next comes first', async () => {
    const sent = answerSaves(saved({ status: 'submitted', submitted_at: NOW }, 4));
    await showToApprove();
    await review();
    await press(/^Edit Investment amount/);
    await heading(/Investment amount/);
    const shares = () => screen.findByLabelText('Number of shares', { selector: 'input' });
    await userEvent.clear(await shares());
    await userEvent.type(await shares(), '8000');
    await press(/^Continue with Review/);
    await heading(/Review and submit/);

    const open = await screen.findByRole('button', { name: /^Investment amount: your last changes there/ });
    expect(screen.queryByText(/Everything looks good/)).not.toBeInTheDocument();
    await press(/^Submit/);
    expect(sent).toHaveLength(0);
    await userEvent.click(open);
    await heading(/Investment amount/);
    expect(await shares()).toHaveValue('8,000');
    await press('Next');
    await heading(/Review and submit/);
    expect(screen.queryByText(/your last changes there/)).not.toBeInTheDocument();
    await press(/^Submit/);
    await screen.findByRole('region', { name: 'Congratulations!' });
    expect(sent[0]?.data).toMatchObject({ purchase_amount: { numberSecurities: '8000' } });
  });

  it('[2-SUB-09, 2-REV-09] holds nothing against steps that were only looked at', async () => {
    await showToApprove();
    await review();
    const links = await screen.findAllByRole('button', { name: /^Edit / });
    const edits = links.map((button) => button.textContent);
    for (const edit of edits) {
      await press(edit);
      await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: /Review and submit/ })).toBeNull());
      await press(/^Continue with Review/);
      await heading(/Review and submit/);
    }

    expect(edits.length).toBeGreaterThan(5);
    expect(await screen.findByText(/Everything looks good/)).toBeVisible();
    expect(screen.queryByText(/your last changes there/)).not.toBeInTheDocument();
  });

  it('[1-SHELL-16, 2-ROLE-08] is still one of whoever approves after a reload, with what was changed and agreed to', async () => {
    const storage = { ...createMemoryStorage(() => NOW), isDurable: true };
    const options: TestStoreOptions = { storage };
    const { store, unmount } = await showToApprove(toApprove, options);
    await review();
    const { fileId } = store.getState().wizard;
    expect(store.getState().files.entities[fileId ?? '']).toMatchObject({ isApproval: true, asksInvestor: false });
    await waitFor(() => expect(store.getState().saveStatus.write).toBe('saved'));
    unmount();
    const again = renderWithStore(<App />, aStore(options));

    await press(/^Continue$/);
    await heading(/Review and submit/);
    expect(again.store.getState().wizard).toMatchObject({ fileId, mode: APPROVAL, revision: 3 });
    expect(await screen.findByRole('button', { name: /^Submit/ })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Save as Draft' })).not.toBeInTheDocument();
  });

  it('[1-LAND-39, 1-LAND-19] leads to the offer’s page where the documents are others by now, and back', async () => {
    await showToApprove();
    await review();
    const documents = offer.documents.map((document) => ({ ...document, sha256: 'e'.repeat(64) }));
    serve({ ...offer, documents });
    answerSaves(() =>
      Response.json({ errors: { landingpage: { agree_to_terms: 'x' } }, message: 'x' }, { status: 400 }),
    );
    await press(/^Submit/);
    await press(/^Landing page|terms/i);

    expect(await screen.findByRole('region', { name: /documents have changed/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review application' })).toBeVisible();
    await review();
    expect(await screen.findByRole('button', { name: /^Submit/ })).toBeEnabled();
  });
});

describe('Decline this application', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Decline this application?' });
  async function ask(...answers: (() => Response)[]) {
    const asked: unknown[] = [];
    server.use(
      http.post(at('/api/applications/:id/decline/'), ({ params }) => {
        asked.push(params['id']);
        return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? new HttpResponse(null, { status: 204 });
      }),
    );
    const storage = { ...createMemoryStorage(() => NOW), isDurable: true };
    const shown = await showToApprove(toApprove, { storage });
    const { fileId } = shown.store.getState().wizard;
    await press('Decline this application');
    return { ...shown, asked, storage, fileId: fileId ?? '', dialog: within(await question()) };
  }

  it('[2-ROLE-08] asks, says what follows, and declines nothing for who goes back', async () => {
    const { asked, dialog, store } = await ask();
    expect(
      dialog.getByText(
        /will not be sent to the issuer, and there is nothing to pay\. We will email you and Ava Reed\.$/,
      ),
    ).toBeVisible();
    expect(dialog.getByText('This cannot be undone.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(store.getState().wizard.applicationId).toBe(31);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Decline this application' })).toHaveFocus());
  });

  it('[2-ROLE-08] declines it once, lets nothing of it stay on this device, and says so on the offer’s page', async () => {
    const { asked, dialog, store, storage, fileId } = await ask();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Decline' }));

    const said = await screen.findByRole('status', { name: 'You have declined the application' });
    expect(said).toHaveTextContent('It will not be sent to the issuer, and there is nothing to pay.');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: offer.name })).toHaveFocus());
    expect(asked).toEqual(['31']);
    expect(selectApplication(store.getState())).toEqual({});
    expect((await storage.keys()).filter(({ key }) => key.includes(fileId))).toEqual([]);
    expect(screen.queryByText(/asks you to approve/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decline this application' })).not.toBeInTheDocument();
  });

  it('[2-ROLE-08, 3-OTP-01] asks for the code first where the time at it is over, and goes on by itself', async () => {
    const code = {
      code: 'draft_code',
      message: 'x',
      draft_url: DRAFT_URL,
      masked_mobile: 'mobile number (Australia, +61) that ends in 678',
    };
    const { asked, dialog } = await ask(
      () => Response.json(code, { status: 403 }),
      () => new HttpResponse(null, { status: 204 }),
    );
    answerDraftUrl(() => Response.json({}), opened(toApprove, { status: 'pending_approval' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(
      await screen.findByText(/^You have not entered anything for a while\. Nothing has been declined yet/),
    ).toBeVisible();
    expect(
      screen.getByText('We will text a code to the mobile number (Australia, +61) that ends in 678.'),
    ).toBeVisible();
    await press('Send code');
    await userEvent.type(await screen.findByLabelText('One-time password'), '123456{Enter}');

    expect(await screen.findByRole('status', { name: 'You have declined the application' })).toBeVisible();
    expect(asked).toEqual(['31', '31']);
  });

  it('[2-ROLE-08] says where it was approved or declined meanwhile, and keeps what is here until it is removed', async () => {
    const { dialog, store } = await ask(() => Response.json({ message: 'x' }, { status: 404 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));

    const gone = await screen.findByRole('alertdialog', {
      name: 'This application is no longer waiting for your approval',
    });
    expect(gone).toHaveTextContent('It has already been approved or declined, perhaps from this page.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(gone).not.toBeInTheDocument());
    expect(store.getState().wizard.applicationId).toBe(31);
  });
});

describe('Delete application details', () => {
  async function declined(...answers: Response[]) {
    const emptied: unknown[] = [];
    server.use(
      http.post(at('/api/applications/:id/decline/'), () => new HttpResponse(null, { status: 204 })),
      http.post(at('/api/applications/:id/empty/'), ({ params }) => {
        emptied.push(params['id']);
        return answers.shift() ?? new HttpResponse(null, { status: 204 });
      }),
    );
    await showToApprove(toApprove);
    await press('Decline this application');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
    const said = await screen.findByRole('status', { name: 'You have declined the application' });
    expect(said).toHaveTextContent(
      'The application details will be deleted 30 days after you declined. You can delete them now.',
    );
    await userEvent.click(within(said).getByRole('button', { name: 'Delete application details' }));
    return { emptied, dialog: within(await screen.findByRole('alertdialog', { name: 'Delete application details?' })) };
  }

  it('[2-ROLE-08] asks first, deletes nothing for an investor who keeps it, and says afterwards that it is deleted', async () => {
    const { emptied, dialog } = await declined();
    expect(dialog.getByText(/every document in it and its record will be deleted immediately/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it for now' }));
    expect(emptied).toEqual([]);

    await press('Delete application details');
    await userEvent.dblClick(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    const said = await screen.findByRole('status', { name: 'The application details have been deleted' });
    expect(said).toHaveTextContent('It will not be sent to the issuer, and there is nothing to pay.');
    await waitFor(() => expect(said).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Delete application details' })).not.toBeInTheDocument();
    expect(emptied).toEqual(['31']);
  });

  it('[2-ROLE-08] says that the e-mails leave first, and deletes on another press', async () => {
    const { emptied, dialog } = await declined(Response.json({ message: 'x' }, { status: 409 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/^The emails about it are still being sent/)).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByRole('status', { name: 'The application details have been deleted' })).toBeVisible();
    expect(emptied).toEqual(['31', '31']);
  });

  it('[2-ROLE-08] takes what was deleted meanwhile for deleted', async () => {
    const { dialog } = await declined(Response.json({ message: 'x' }, { status: 404 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

    await screen.findByRole('alertdialog', { name: 'There is nothing left to delete' });
    await userEvent.keyboard('{Escape}');

    expect(await screen.findByRole('status', { name: 'The application details have been deleted' })).toBeVisible();
  });
});

it('[3-OTP-07, 2-ROLE-08] goes on with what this device has of it, where that is no older', async () => {
  const storage = { ...createMemoryStorage(() => NOW), isDurable: true };
  const { store, unmount } = await showToApprove(toApprove, { storage });
  await review();
  await waitFor(() => expect(store.getState().saveStatus.write).toBe('saved'));
  unmount();
  window.history.replaceState(null, '', '/offers/emberfield-copper/draft/7d3f8a52-3a7c-4f5e-9b0b-0c6f5f6f4e11/');
  answerHeldDraft(opened(toApprove, { status: 'pending_approval' }));
  const again = renderWithStore(<App />, aStore({ storage }));

  await screen.findByRole('button', { name: 'Review application' });
  expect(terms()).toBeChecked();
  expect(Object.keys(again.store.getState().files.entities)).toHaveLength(1);
});
