import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application, ContactDetails } from '#domain/application.ts';
import { settle } from '#domain/stepRules/contact_details/rules.ts';
import { NEW_APPLICATION, type User } from '#domain/session.ts';
import { contactErrors } from '#domain/texts.ts';
import { ContactDetailsStep } from '#features/contact_details/index.ts';
import { stepOpened } from '#store/events.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { saveStep } from '#store/steps/saveStep.ts';
import { aUser } from '#test/support/applications.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';

const DOCUMENT = {
  id: 'doc-1',
  filename: 'authority.pdf',
  download: '/api/application_docs/doc-1/',
  delete_document: '/api/application_docs/doc-1/',
};
const CHOSEN: ContactDetails = {
  holdingProfileType: 'NEW',
  applicant_role: 'advisor',
  adviser_has_authority: true,
  adviser_authority_doc: DOCUMENT,
};
const ADVISER = aUser({
  username: 'ann.adviser@example.com',
  first_name: 'Ann',
  last_name: 'Adviser',
  tel_mobile: '+61 491 570 156',
  is_acting_as_advisor: true,
});
const ISSUER = aUser({
  username: 'ivy@issuer.example',
  first_name: 'Ivy',
  last_name: 'Issuer',
  is_acting_as_issuer: true,
});

interface Opening {
  contact?: ContactDetails;
  application?: Application;
  user?: User | null;
}

function renderStep({ contact = CHOSEN, application = {}, user = null }: Opening = {}) {
  const store = aStoreAt('contact_details', { application: { ...application, contact_details: contact }, user });
  return { ...renderWithStore(<ContactDetailsStep />, store), user: userEvent.setup({ delay: null }) };
}

const block = (name: string) => within(screen.getByRole('region', { name }));
const investor = () => block("Investor's contact details");
const adviser = () => block("Adviser's contact details");
const group = () => block('Dealer group details');
const next = () => screen.getByRole('button', { name: 'Next' });
const messages = () =>
  within(screen.getByRole('region', { name: /to correct$/ }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('an adviser applies', () => {
  it('[1-CONT-02, 1-CONT-03, 1-CONT-04] asks for the investor, the adviser and the dealer group, each in a block of its own', () => {
    renderStep();
    const labels = (within_: ReturnType<typeof block>) =>
      within_.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent);

    expect(screen.queryByRole('region', { name: 'Application contact details' })).not.toBeInTheDocument();
    expect(labels(investor())).toEqual(['First/preferred name', 'Last name', 'Email address', 'Mobile number']);
    expect(labels(adviser())).toEqual(['First/preferred name', 'Last name', 'Email address', 'Mobile number']);
    expect(labels(group())).toEqual([
      'Dealer group name (optional)',
      'ABN or ACN (optional)',
      'Australian Financial Services Licence (AFSL) (optional)',
    ]);
  });

  it('[1-CONT-10, 1-CONT-12, 1-CONT-14, 1-CONT-17] speaks of the investor, and to the adviser, in its messages', async () => {
    const { user } = renderStep();
    await user.click(next());

    expect(messages()).toEqual([
      "Please enter investor's first/preferred name",
      "Please enter investor's last name",
      "Please enter investor's email address",
      "Please enter investor's mobile number",
      'Please enter your first/preferred name',
      'Please enter your last name',
      'Please enter your email address',
      'Please enter your mobile number',
    ]);
  });

  it.each<[string, boolean, number]>([
    ['without authority', false, 2],
    ['with authority', true, 0],
  ])(
    '[2-ROLE-06, 1-ADV-07] an adviser %s is asked for the investor’s own address and number, where that is who approves',
    async (_who, authority, count) => {
      const own = {
        first_name: 'Jane',
        last_name: 'Citizen',
        email_address: 'ANN@example.com',
        tel_mobile: '0491 570 156',
        adviser_first_name: 'Ann',
        adviser_last_name: 'Adviser',
        adviser_email: 'ann@example.com',
        adviser_mobile: '+61491570156',
      };
      const { user, store } = renderStep({ contact: { ...CHOSEN, adviser_has_authority: authority, ...own } });
      await user.click(next());

      if (count === 0)
        expect(selectApplication(store.getState()).contact_details).toMatchObject({ first_name: 'Jane' });
      else expect(messages()).toEqual([contactErrors.investorsOwnEmail, contactErrors.investorsOwnMobile]);
    },
  );

  it('[1-CONT-06, 1-CONT-07, 1-ADV-08] Next saves both persons and the dealer group, beside what was chosen before', async () => {
    const { user, store } = renderStep();
    await user.type(investor().getByLabelText('First/preferred name'), 'Jane');
    await user.type(investor().getByLabelText('Last name'), 'Citizen');
    await user.type(investor().getByLabelText('Email address'), 'jane@example.com');
    await user.type(investor().getByLabelText('Mobile number'), '0412345678');
    await user.type(adviser().getByLabelText('First/preferred name'), 'Ann');
    await user.type(adviser().getByLabelText('Last name'), 'Adviser');
    await user.type(adviser().getByLabelText('Email address'), 'ann@example.com');
    await user.type(adviser().getByLabelText('Mobile number'), '0491570156');
    await user.type(group().getByLabelText(/^Dealer group name/), 'Acme Advice');
    await user.type(group().getByLabelText(/^ABN or ACN/), '51824753556');
    await user.type(group().getByLabelText(/^Australian Financial/), '123 456');
    await user.click(next());

    expect(selectApplication(store.getState()).contact_details).toEqual({
      ...CHOSEN,
      first_name: 'Jane',
      last_name: 'Citizen',
      email_address: 'jane@example.com',
      tel_mobile: '+61412345678',
      adviser_first_name: 'Ann',
      adviser_last_name: 'Adviser',
      adviser_email: 'ann@example.com',
      adviser_mobile: '+61491570156',
      dealer_group_name: 'Acme Advice',
      dealer_group_abn_or_acn: '51824753556',
      dealer_group_afsl: '123 456',
    });
  });

  it.each([
    ['1-CONT-25', 'an ABN', '51824753556', '51 824 753 556'],
    ['1-CONT-26', 'an ACN', '004085616', '004 085 616'],
    ['1-CONT-28', 'a number that is neither', '1234567890', '1234567890'],
  ])(
    '[%s] shows %s grouped once it is left, keeps it without blanks, and shows it grouped again',
    async (_id, _name, typed, shown) => {
      const { user, store, unmount } = renderStep();
      const field = () => group().getByLabelText(/^ABN or ACN/);
      await user.type(field(), typed);
      await user.tab();
      expect(field()).toHaveValue(shown);
      const kept = settle(selectStepDraft(store.getState(), 'contact_details') ?? {}, {
        application: selectApplication(store.getState()),
        user: null,
        mode: NEW_APPLICATION,
        today: '2026-11-25',
      });
      expect(kept.dealer_group_abn_or_acn).toBe(typed);

      unmount();
      renderWithStore(<ContactDetailsStep />, store);
      expect(field()).toHaveValue(shown);
    },
  );

  it('[1-CONT-27] loses no digit of one that is pasted with blanks before it', async () => {
    const { user } = renderStep();
    const field = group().getByLabelText(/^ABN or ACN/);
    await user.click(field);
    await user.paste(' ABN: 51 824 753 556');
    await user.tab();
    expect(field).toHaveValue('51 824 753 556');
  });

  it('[1-CONT-19] leaves the own details to an adviser of whom the advice step tells already', () => {
    renderStep({ application: { applicant_profile: { is_personal_advised: true } } });
    expect(adviser().getAllByText('(optional)')).toHaveLength(4);
  });

  it.each([
    ['gets a copy', true, /We send the investor a copy of the application/],
    ['is asked to approve', false, /to approve the application/],
  ])('[1-ADV-03] says beside the address that the investor %s', (_name, adviser_has_authority, help) => {
    renderStep({ contact: { ...CHOSEN, adviser_has_authority } });
    expect(investor().getByLabelText('Email address')).toHaveAccessibleDescription(help);
  });
});

describe('what is known of who applies', () => {
  const own = { first_name: 'Jane', last_name: 'Citizen', email: 'jane.citizen@example.com' };
  const landingpage = { hasAccount: true, username: 'login@example.com' };

  it('[1-CONT-05] fills the own block of a signed-in investor', () => {
    renderStep({ contact: {}, user: aUser({ tel_mobile: '+61 412 345 678' }), application: { landingpage } });
    const ask = block('Application contact details');
    expect(ask.getByLabelText('First/preferred name')).toHaveValue(own.first_name);
    expect(ask.getByLabelText('Last name')).toHaveValue(own.last_name);
    expect(ask.getByLabelText('Email address')).toHaveValue(own.email);
    expect(ask.getByLabelText('Mobile number')).toHaveValue('412 345 678');
  });

  it("[1-CONT-06] fills the adviser's block of a signed-in adviser, and nothing of the investor's", () => {
    renderStep({ user: ADVISER, application: { landingpage } });
    expect(
      adviser()
        .getAllByRole('textbox')
        .map((input) => (input as HTMLInputElement).value),
    ).toEqual(['Ann', 'Adviser', 'ann.adviser@example.com', '491 570 156']);
    expect(
      investor()
        .getAllByRole('textbox')
        .map((input) => (input as HTMLInputElement).value),
    ).toEqual(['', '', '', '']);
  });

  it('[1-CONT-05, 3-ROLE-11] fills nothing for issuer staff, who count as the investor', async () => {
    renderStep({ contact: {}, user: ISSUER, application: { landingpage } });
    await screen.findByLabelText('Received on');
    const ask = block('Application contact details');
    expect(ask.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual(['', '', '', '']);
  });

  it('[1-CONT-05] leaves what was typed as it was typed', () => {
    renderStep({ contact: { first_name: 'Janet' }, user: aUser() });
    expect(screen.getByLabelText('First/preferred name')).toHaveValue('Janet');
  });
});

describe('issuer staff fill in the application', () => {
  it.each([
    ['staff', ISSUER],
    ['an admin', aUser({ is_acting_as_issuer_admin: true })],
  ])(
    '[1-CONT-18, 2-ROLE-10] need not give a mobile number, and give the day of the paper form: %s',
    async (_name, signedIn) => {
      const { user, store } = renderStep({ contact: {}, user: signedIn });
      const received = await screen.findByLabelText('Received on');
      expect(block("Invite the investor's adviser").getByLabelText(/^Adviser's email address/)).toBeInTheDocument();
      expect(screen.getByLabelText('Mobile number (optional)')).toBeInTheDocument();
      await user.type(screen.getByLabelText('First/preferred name'), 'Jane');
      await user.type(screen.getByLabelText('Last name'), 'Citizen');
      await user.type(screen.getByLabelText('Email address'), 'jane@example.com');
      await user.click(next());
      expect(messages()).toEqual(['Enter the day on which the form was received']);
      await user.type(received, '20/11/26');
      await user.click(next());

      expect(selectApplication(store.getState()).contact_details).toMatchObject({
        first_name: 'Jane',
        tel_mobile: '',
        applicant_role: 'investor',
        paper_received_on: '20/11/2026',
      });
    },
  );
});

describe('an investor applies', () => {
  const TYPED: ContactDetails = {
    first_name: 'Jane',
    last_name: 'Citizen',
    email_address: 'jane@example.com',
    tel_mobile: '+61412345678',
  };

  it('[1-ADV-01, 1-ADV-02, 3-ROLE-01, 3-ROLE-03] is an investor unless it was said otherwise, and an authority is supposed', async () => {
    const { user, store } = renderStep({ contact: TYPED });
    await user.click(next());
    expect(selectApplication(store.getState()).contact_details).toMatchObject({
      applicant_role: 'investor',
      adviser_has_authority: true,
    });
  });

  it('[1-CONT-36] may invite an adviser by an e-mail address, which is judged when it is given', async () => {
    const { user, store } = renderStep({ contact: TYPED });
    const invitation = block('Invite your adviser').getByLabelText("Your adviser's email address (optional)");
    expect(invitation).toHaveAccessibleDescription(/read-only access/);
    await user.type(invitation, 'ann@');
    await user.click(next());
    expect(messages()).toEqual(['Please enter a valid email address']);

    await user.type(invitation, 'example.com');
    await user.click(next());
    expect(selectApplication(store.getState()).contact_details).toMatchObject({ adviser_email: 'ann@example.com' });
  });

  it('[1-CONT-36] invites nobody where an adviser applies', () => {
    renderStep();
    expect(screen.queryByRole('region', { name: 'Invite your adviser' })).not.toBeInTheDocument();
  });

  it("[1-CONT-03, 1-CONT-04] has none of an adviser's blocks, and saves nothing of an adviser's", async () => {
    const { user, store } = renderStep({
      contact: {
        ...TYPED,
        adviser_first_name: 'Ann',
        adviser_last_name: 'Adviser',
        adviser_mobile: '+61 491 570 156',
        dealer_group_name: 'Acme',
        dealer_group_afsl: 'x',
      },
    });
    expect(screen.queryByRole('region', { name: "Adviser's contact details" })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Dealer group details' })).not.toBeInTheDocument();
    await user.click(next());

    expect(selectApplication(store.getState()).contact_details).toEqual({
      ...TYPED,
      holdingProfileType: 'NEW',
      applicant_role: 'investor',
      adviser_has_authority: true,
      adviser_email: '',
    });
  });

  it('takes the role that was chosen last, whatever an older draft says', async () => {
    const { user, store, unmount } = renderStep({ contact: TYPED });
    await user.type(screen.getByLabelText('First/preferred name'), 't');
    unmount();
    const draft = selectStepDraft(store.getState(), 'contact_details') ?? {};
    store.dispatch(saveStep('contact_details', { ...draft, applicant_role: 'advisor' }));
    store.dispatch(stepOpened({ name: 'contact_details' }));

    renderWithStore(<ContactDetailsStep />, store);
    expect(investor().getByLabelText('First/preferred name')).toHaveValue('Janet');
  });
});

it('[1-CONT-31, 1-CONT-33] starts its phone numbers in Australia without asking anybody where the visitor is', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const { user } = renderStep({ contact: {} });
  await user.type(screen.getByLabelText('Mobile number'), '0412345678');
  await user.tab();

  expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('AU');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

describe('read again', () => {
  const VALUES: ContactDetails = {
    ...CHOSEN,
    first_name: 'Jane',
    last_name: 'Citizen',
    email_address: 'jane@example.com',
    tel_mobile: '+61412345678',
    adviser_first_name: 'Ann',
    adviser_last_name: 'Adviser',
    adviser_email: 'ann@example.com',
    adviser_mobile: '+61491570156',
    dealer_group_name: 'Acme Advice',
    dealer_group_abn_or_acn: '51824753556',
    dealer_group_afsl: '123456',
  };
  const headings = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  it('[1-SHELL-36, 1-CONT-08, 1-ADV-04, 3-ROLE-04] review lists both persons, the authority and the dealer group', () => {
    renderReading('contact_details', aStoreToRead({ contact_details: VALUES }));

    expect(headings()).toEqual(["Investor's contact details", "Adviser's contact details", 'Dealer group details']);
    expect(readingRows()).toEqual([
      'First/preferred name: Jane',
      'Last name: Citizen',
      'Email address: jane@example.com',
      'Mobile number: +61 412 345 678',
      'First/preferred name: Ann',
      'Last name: Adviser',
      'Email address: ann@example.com',
      'Mobile number: +61 491 570 156',
      'Authority to act for the investor: Supplied (authority.pdf)',
      'Dealer group name: Acme Advice',
      'ABN or ACN: 51 824 753 556',
      'Australian Financial Services Licence (AFSL): 123456',
    ]);
  });

  it('[1-ADV-03, 3-ROLE-02] review says that there is no authority, and that nothing was given of a dealer group', () => {
    const {
      dealer_group_name: _name,
      dealer_group_abn_or_acn: _number,
      dealer_group_afsl: _licence,
      ...values
    } = VALUES;
    renderReading('contact_details', aStoreToRead({ contact_details: { ...values, adviser_has_authority: false } }));

    expect(headings()).toEqual(["Investor's contact details", "Adviser's contact details", 'Dealer group details']);
    expect(readingRows().slice(-4)).toEqual([
      'Authority to act for the investor: No. The investor is asked to approve the application.',
      'Dealer group name: Not given',
      'ABN or ACN: Not given',
      'Australian Financial Services Licence (AFSL): Not given',
    ]);
  });

  it('[1-SHELL-36, 1-CONT-36] review lists the adviser whom an investor invites', () => {
    renderReading(
      'contact_details',
      aStoreToRead({
        contact_details: {
          first_name: 'Jane',
          last_name: 'Citizen',
          email_address: 'jane@example.com',
          adviser_email: 'ann@example.com',
        },
      }),
    );

    expect(headings()).toEqual([]);
    expect(readingRows().slice(-2)).toEqual([
      'Mobile number: Not given',
      "Your adviser's email address: ann@example.com",
    ]);
  });

  it.each([
    ['the adviser who applies', VALUES, 'Jane Citizenjane@example.com+61 412 345 678Adviser: Ann Adviser, Acme Advice'],
    [
      'the adviser who is invited',
      { first_name: 'Jane', adviser_email: 'ann@example.com' },
      'JaneAdviser: ann@example.com',
    ],
    ['no adviser', { first_name: 'Jane' }, 'Jane'],
  ])('[1-SHELL-30] the sidebar names %s', async (_name, values: ContactDetails, shown) => {
    const { container } = await renderSummary('contact_details', aStoreToRead({ contact_details: values }));
    expect(container).toHaveTextContent(shown);
    expect(container.textContent).toBe(shown);
  });
});
