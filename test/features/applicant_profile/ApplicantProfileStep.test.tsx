import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicantProfile, ContactDetails } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { ApplicantProfileStep } from '#features/applicant_profile/index.ts';
import { selectApplication, selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { publicOffer } from '#test/support/publicOffer.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { aStoreAt } from '#test/support/stepStore.ts';

type Question = NonNullable<Offer['due_diligence_questions']>[number];

const QUESTIONS: readonly Question[] = [
  {
    question_text: 'Have you invested in property before?',
    answers: ['Yes, directly', 'Yes, through a fund', 'No'],
    allow_free_text: false,
  },
  { question_text: 'Where does your money come from?', answers: ['Savings', 'A sale'], allow_free_text: true },
];
const anOffer = (has_personal_advice: boolean, has_due_diligence: boolean, changes: Partial<Offer> = {}) =>
  publicOffer(
    aDemoOffer('emberfield-copper', {
      has_personal_advice,
      has_due_diligence,
      due_diligence_questions: [...QUESTIONS],
      ...changes,
    }),
  );

const INVESTOR: ContactDetails = {
  first_name: 'Jane',
  last_name: 'Citizen',
  email_address: 'jane@example.com',
  tel_mobile: '+61 412 345 678',
  holdingProfileType: 'NEW',
  applicant_role: 'investor',
};
const ADVISER: ContactDetails = {
  ...INVESTOR,
  applicant_role: 'advisor',
  adviser_first_name: 'Ann',
  adviser_last_name: 'Lee',
  adviser_email: 'ann@example.com',
  dealer_group_name: 'Acme Advice',
};

interface Opening {
  offer?: Offer;
  contact?: ContactDetails;
  profile?: ApplicantProfile;
}

function renderStep({ offer = anOffer(true, true), contact = INVESTOR, profile }: Opening = {}) {
  const store = aStoreAt('applicant_profile', {
    offer,
    application: { contact_details: contact, ...(profile && { applicant_profile: profile }) },
  });
  return { ...renderWithStore(<ApplicantProfileStep />, store), user: userEvent.setup({ delay: null }) };
}

type Person = ReturnType<typeof userEvent.setup>;

const ADVICE = 'Have you received personal advice about this investment?';
const [FIRST, SECOND] = QUESTIONS.map(({ question_text }) => question_text) as [string, string];
const group = (name: string) => screen.getByRole('radiogroup', { name });
const choose = (user: Person, question: string, answer: string) =>
  user.click(within(group(question)).getByLabelText(answer));
const next = () => screen.getByRole('button', { name: 'Next' });
const field = (label: string | RegExp) => screen.getByLabelText(label);
const saved = (store: ReturnType<typeof renderStep>['store']) => selectApplication(store.getState()).applicant_profile;
const messages = () =>
  within(screen.getByRole('region', { name: /to correct$/ }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const shown = () => ({
  advice: screen.queryByRole('radiogroup', { name: ADVICE }) !== null,
  adviser: screen.queryByLabelText("Adviser's name") !== null,
  questions:
    screen.queryAllByRole('radiogroup').filter((radios) => radios.textContent?.includes('invested in property'))
      .length > 0,
});

describe('what is asked', () => {
  it.each([
    { advice: true, dd: true, answer: undefined, adviser: false, questions: false },
    { advice: true, dd: true, answer: 'Yes', adviser: true, questions: false },
    { advice: true, dd: true, answer: 'No', adviser: false, questions: true },
    { advice: true, dd: false, answer: 'Yes', adviser: true, questions: false },
    { advice: true, dd: false, answer: 'No', adviser: false, questions: false },
    { advice: false, dd: true, answer: undefined, adviser: false, questions: true },
  ])(
    '[1-PROF-01, 1-PROF-03, 1-PROF-04, 1-PROF-05] advice $advice, due diligence $dd, answer $answer: adviser $adviser, questions $questions',
    async ({ advice, dd, answer, adviser, questions }) => {
      const { user } = renderStep({ offer: anOffer(advice, dd) });
      if (answer) await choose(user, ADVICE, answer);

      expect(shown()).toEqual({ advice, adviser, questions });
    },
  );

  it('[1-PROF-05] the step is absent where neither is asked', () => {
    const store = aStoreAt('contact_details', { offer: anOffer(false, false) });
    expect(selectSteps(store.getState()).map(({ name }) => name)).not.toContain('applicant_profile');
  });

  it('[1-PROF-02] asks an adviser about the investor', () => {
    renderStep({ contact: ADVISER });
    expect(group('Has the investor received personal advice about this investment?')).toBeInTheDocument();
  });
});

describe('personal advice', () => {
  it('[1-PROF-17, 1-PROF-18] shows an adviser what the contact step has told, not to be changed, and saves it', async () => {
    const { user, store } = renderStep({
      contact: ADVISER,
      profile: { is_personal_advised: true, adviser_name: 'Somebody Else', adviser_workplace: 'Elsewhere' },
    });
    expect(field("Adviser's name")).toHaveValue('Ann Lee');
    expect(field("Adviser's workplace")).toHaveValue('Acme Advice');
    expect(field("Adviser's email address")).toHaveValue('ann@example.com');
    for (const label of ["Adviser's name", "Adviser's workplace", "Adviser's email address"])
      expect(field(label)).toBeDisabled();

    await user.click(next());
    expect(saved(store)).toEqual({
      is_personal_advised: true,
      adviser_name: 'Ann Lee',
      adviser_workplace: 'Acme Advice',
      adviser_email: 'ann@example.com',
    });
  });

  it('[1-PROF-18] leaves open what the contact step has not told', async () => {
    const { dealer_group_name: _group, ...contact } = ADVISER;
    const { user, store } = renderStep({ contact, profile: { is_personal_advised: true } });
    expect(field("Adviser's name")).toBeDisabled();
    expect(field("Adviser's workplace")).toBeEnabled();

    await user.type(field("Adviser's workplace"), 'Own practice');
    await user.click(next());
    expect(saved(store)).toMatchObject({ adviser_name: 'Ann Lee', adviser_workplace: 'Own practice' });
  });

  it('[1-PROF-18] leaves everything open to an investor, whoever they invite', () => {
    renderStep({ contact: { ...INVESTOR, adviser_email: 'ann@example.com' }, profile: { is_personal_advised: true } });
    for (const label of ["Adviser's name", "Adviser's workplace", /^Adviser's email address/]) {
      expect(field(label)).toBeEnabled();
      expect(field(label)).toHaveValue('');
    }
  });
});

describe('due diligence', () => {
  it('[1-PROF-11] shows each question with its answers', () => {
    renderStep({ offer: anOffer(false, true) });
    const answers = (question: string) =>
      within(group(question))
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);

    expect(answers(FIRST)).toEqual(['Yes, directly', 'Yes, through a fund', 'No']);
    expect(answers(SECOND)).toEqual(['Savings', 'A sale', 'Other']);
  });

  it('[1-PROF-09, 1-PROF-14, 1-PROF-16] wants every answer, and saves one entry per question', async () => {
    const { user, store } = renderStep({ offer: anOffer(false, true) });
    await choose(user, SECOND, 'Savings');
    await user.click(next());
    expect(messages()).toEqual([`${FIRST} Please answer questions`]);

    await choose(user, FIRST, 'No');
    expect(screen.queryByRole('region', { name: /to correct$/ })).not.toBeInTheDocument();
    await user.click(next());
    expect(saved(store)).toEqual({ due_diligence_answers: ['No', 'Savings'], other_answers: {} });
  });

  it('[1-PROF-10, 1-PROF-12, 1-PROF-15] Other opens a free text, which is wanted and saved by the number of its question', async () => {
    const { user, store } = renderStep({ offer: anOffer(false, true) });
    expect(screen.queryByLabelText('Please tell us more')).not.toBeInTheDocument();
    await choose(user, FIRST, 'No');
    await choose(user, SECOND, 'Other');
    await user.click(next());
    expect(messages()).toEqual([`${SECOND} Please answer questions`]);
    expect(field('Please tell us more')).toHaveAccessibleDescription('Please answer questions');

    await user.type(field('Please tell us more'), 'An inheritance');
    await user.click(next());
    expect(saved(store)).toEqual({
      due_diligence_answers: ['No', 'Other'],
      other_answers: { other_1: 'An inheritance' },
    });
  });

  it('[1-PROF-09, 1-PROF-10] lists what is missing in the order of the page, a free text below its question', async () => {
    const [first, second] = QUESTIONS as [Question, Question];
    const { user } = renderStep({ offer: anOffer(false, true, { due_diligence_questions: [second, first] }) });
    await choose(user, SECOND, 'Other');
    await user.click(next());
    expect(messages()).toEqual([`${SECOND} Please answer questions`, `${FIRST} Please answer questions`]);
  });

  it('[1-PROF-12] does not keep a free text of which the answer was changed', async () => {
    const { user, store } = renderStep({ offer: anOffer(false, true) });
    await choose(user, FIRST, 'No');
    await choose(user, SECOND, 'Other');
    await user.type(field('Please tell us more'), 'An inheritance');
    await choose(user, SECOND, 'Savings');
    await user.click(next());

    expect(saved(store)).toEqual({ due_diligence_answers: ['No', 'Savings'], other_answers: {} });
  });

  it("[1-PROF-13] shows the issuer's text, and nothing of it runs", async () => {
    renderStep({
      offer: anOffer(false, true, {
        due_diligence_text:
          '<p>Read the <b>PDS</b> first.</p><img src=x onerror="globalThis.ran = true"><script>globalThis.ran = true</script>',
      }),
    });

    const text = await screen.findByText(
      (_words, element) => element?.tagName === 'P' && element.textContent === 'Read the PDS first.',
    );
    expect(within(text).getByText('PDS').tagName).toBe('B');
    expect(text.parentElement?.innerHTML).not.toMatch(/script|onerror/);
  });

  it('[1-PROF-13] shows the text where the questions show, and only there', async () => {
    const { user } = renderStep({ offer: anOffer(true, true, { due_diligence_text: '<p>Read the PDS first.</p>' }) });
    await choose(user, ADVICE, 'No');
    expect(await screen.findByText('Read the PDS first.')).toBeInTheDocument();
    await choose(user, ADVICE, 'Yes');
    expect(screen.queryByText('Read the PDS first.')).not.toBeInTheDocument();
  });
});

describe('answers that are not asked any more', () => {
  it('[1-PROF-03, 1-PROF-04] stay while the step is filled in, and are gone once it is left', async () => {
    const { user, store, unmount } = renderStep();
    await choose(user, ADVICE, 'No');
    await choose(user, FIRST, 'No');
    await choose(user, SECOND, 'Other');
    await user.type(field('Please tell us more'), 'An inheritance');
    await choose(user, ADVICE, 'Yes');
    await user.type(field("Adviser's name"), 'Ann Lee');
    await user.type(field("Adviser's workplace"), 'Acme');
    unmount();
    expect(selectStepDraft(store.getState(), 'applicant_profile')).toMatchObject({
      due_diligence_answers: ['No', 'Other'],
      adviser_name: 'Ann Lee',
    });

    renderWithStore(<ApplicantProfileStep />, store);
    await choose(user, ADVICE, 'No');
    expect(field('Please tell us more')).toHaveValue('An inheritance');
    await user.click(next());
    expect(saved(store)).toEqual({
      is_personal_advised: false,
      due_diligence_answers: ['No', 'Other'],
      other_answers: { other_1: 'An inheritance' },
    });
  });

  it('[1-PROF-03] the questions are not saved where advice was received', async () => {
    const { user, store } = renderStep({
      profile: { is_personal_advised: false, due_diligence_answers: ['No', 'Savings'] },
    });
    await choose(user, ADVICE, 'Yes');
    await user.type(field("Adviser's name"), 'Ann Lee');
    await user.type(field("Adviser's workplace"), 'Acme');
    await user.click(next());

    expect(saved(store)).toEqual({
      is_personal_advised: true,
      adviser_name: 'Ann Lee',
      adviser_workplace: 'Acme',
      adviser_email: '',
    });
  });
});
