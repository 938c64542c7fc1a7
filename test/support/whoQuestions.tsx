/** The question who somebody is, in tests: people to type over, and what one does on the screen. */
import { screen, within } from '@testing-library/react';
import type { Application, Person } from '#domain/application.ts';
import { blankTaxInvestor } from '#domain/tax.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep } from '#store/selectors/wizardSelectors.ts';
import { known, PLAIN, renderPeople } from './peopleStep.tsx';

export type View = Pick<Awaited<ReturnType<typeof renderPeople>>, 'store' | 'user' | 'unmount'>;
type Answers = Record<string, string>;

/** A driver's licence. */
export const licence = {
  idType: "Driver's licence",
  idStateOfIssue: 'VIC',
  idNumber: '123456789',
  idCardNumber: 'P1234567',
};
/** Somebody of whom all is known that an identifying offer asks. */
export const ana = known('Ana', 'Li', { ...licence, emailAddress: 'ana@x.au', mobileNumber: '+61 412 345 678' });
export const bo = known('Bo', 'Mo', { ...licence, emailAddress: 'bo@x.au', dateOfBirth: '01/02/1980' });
/** What is typed over somebody to make somebody else of them. */
export const NEWCOMER: Answers = { 'Legal first name': 'Cy', 'Date of birth': '05/06/1975' };
/** The name and birthday of `ana`, as one may type them. */
export const ANA: Answers = { 'Legal first name': 'ana', 'Legal last name': 'Li', 'Date of birth': '27/3/1984' };

export const stepOf = ({ store }: View) => selectCurrentStep(store.getState());
export const savedOf = ({ store }: View) => selectApplication(store.getState());
/** The questions who somebody is. */
export const questions = () => screen.queryAllByRole('status').filter((each) => /^Is /.test(each.textContent));
export const question = (name: string) => screen.findByRole('status', { name });
export const press = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));

/** Types answers by their labels over what stands there. */
export async function type({ user }: View, answers: Answers, fields = within(document.body)) {
  for (const [label, text] of Object.entries(answers)) {
    const field = fields.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
}

/** Investors with their saved tax declarations. */
export const declaring = (investors: Person[], tfn: string): Application => ({
  investor_details: {
    investor_type: investors.length > 1 ? 'joint_individual' : 'individual',
    investors,
  },
  tax_details: {
    tax_type: 'I',
    investor_type: 'INDIV',
    investors: investors.map(({ id, legalFirstName }) => ({
      ...blankTaxInvestor(`${legalFirstName} X`),
      id: id ?? '',
      tfn,
    })),
    submit_person_name: 'Ana Li',
  },
});
/** Ana Li as a plain offer asks her. */
export const contact = known('Ana', 'Li', { emailAddress: 'ana@x.au', mobileNumber: '+61 412 345 678' });
export const second = known('Bo', 'Mo', { dateOfBirth: '01/02/1980' });
export const renderInvestor = (application: Application, offer = PLAIN) =>
  renderPeople(InvestorDetailsStep, 'investor_details', { offer, application });
