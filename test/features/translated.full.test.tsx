import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import { BankDetailsStep } from '#features/bank_details/index.ts';
import { ContactDetailsStep } from '#features/contact_details/index.ts';
import { DirectorsStep } from '#features/directors/index.ts';
import { InvestorDetailsStep } from '#features/investor_details/index.ts';
import { PaymentOptionsStep } from '#features/payment_options/index.ts';
import { PurchaseAmountStep } from '#features/purchase_amount/index.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { aDemoOffer, aPerson, type DemoOfferSlug } from '#test/support/applications.ts';
import { checkGrammar, managePasswords, translatePage } from '#test/support/pageTouchers.ts';
import { aCompanyOf } from '#test/support/peopleStep.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const NEW: Application = { contact_details: { holdingProfileType: 'NEW' } };
const JANE: Application = { investor_details: { investor_type: 'individual', investors: [aPerson()] } };
const PAYING: Application = { ...NEW, purchase_amount: { totalAmount: '15000.00', payableNow: '15000.00' } };

type Person = ReturnType<typeof userEvent.setup>;

interface Case {
  name: string;
  Step: ComponentType;
  step: DataStepName;
  offer: DemoOfferSlug;
  application?: Application;
  /** Prepares the page before it is changed. */
  before?: (user: Person) => Promise<void>;
  act: (user: Person) => Promise<void>;
}

const page = () => document.body.textContent.replace(/\s+/g, ' ');
const press = (user: Person, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const pressNext = (user: Person) => press(user, 'Next');
async function type(user: Person, label: string | RegExp, text: string): Promise<void> {
  await user.clear(field(label));
  await user.type(field(label), text);
}

const CONTACT = { Step: ContactDetailsStep, step: 'contact_details', offer: 'kestrel-notes' } as const;
const AMOUNT = { Step: PurchaseAmountStep, step: 'purchase_amount' } as const;
const INVESTOR = { Step: InvestorDetailsStep, step: 'investor_details', offer: 'kestrel-notes' } as const;
const BANK = { Step: BankDetailsStep, step: 'bank_details', application: NEW } as const;

const CASES: readonly Case[] = [
  {
    name: 'a message goes with the first key, and typing goes on',
    ...CONTACT,
    before: pressNext,
    act: async (user) => {
      expect(page()).toContain('Please enter your first/preferred name');
      await user.type(field('First/preferred name'), 'Signe');
      expect(field('First/preferred name')).toHaveValue('Signe');
      expect(page()).not.toContain('Please enter your first/preferred name');
    },
  },
  {
    name: 'the summary of errors counts down to none',
    ...CONTACT,
    before: pressNext,
    act: async (user) => {
      await user.type(field('First/preferred name'), 'Signe');
      expect(screen.getByRole('region', { name: 'There are 3 answers to correct' })).toBeInTheDocument();
      await user.type(field('Last name'), 'Dahl');
      await user.type(field('Email address'), 'signe@example.com');
      await user.type(field('Mobile number'), '0491570156');
      expect(screen.queryByRole('region', { name: /to correct/ })).not.toBeInTheDocument();
    },
  },
  {
    name: 'messages come after the page was translated',
    ...CONTACT,
    act: async (user) => {
      await pressNext(user);
      expect(screen.getByRole('region', { name: 'There are 4 answers to correct' })).toBeInTheDocument();
      expect(field('Last name')).toHaveAccessibleDescription('Please enter your last name');
    },
  },
  {
    name: 'a message changes into another one',
    ...CONTACT,
    before: async (user) => {
      await user.click(field('Email address'));
      await user.tab();
    },
    act: async (user) => {
      await user.type(field('Email address'), 'signe@');
      expect(field('Email address')).toHaveAccessibleDescription(/Please enter a valid email address$/);
      expect(page()).not.toContain('Please enter your email address');
    },
  },
  {
    name: 'the code of another country is shown',
    ...CONTACT,
    act: async (user) => {
      await user.type(field('Mobile number'), '+64211234567');
      await user.tab();
      expect(page()).toContain('+64');
      expect(page()).not.toContain('+61Aus');
    },
  },
  {
    name: 'every figure follows an amount of money',
    ...AMOUNT,
    offer: 'kestrel-notes',
    before: (user) => type(user, 'Amount to invest', '20000'),
    act: async (user) => {
      expect(page()).toContain('20,000.00');
      await type(user, 'Amount to invest', '15000');
      expect(page()).toContain('What you would payAUD 15,000.00');
      expect(page()).not.toContain('20,000.00');
    },
  },
  {
    name: 'sum, fee and number of securities follow a number',
    ...AMOUNT,
    offer: 'emberfield-copper',
    before: (user) => type(user, 'Number of shares', '20000'),
    act: async (user) => {
      const before = screen.getAllByRole('definition').map((each) => each.textContent);
      await type(user, 'Number of shares', '30000');
      const now = screen.getAllByRole('definition').map((each) => each.textContent);
      expect(now.some((text) => text === '30,000')).toBe(true);
      expect(now.filter((text) => text === '20,000')).toEqual([]);
      expect(now.filter((text, at) => text !== before[at]).length).toBeGreaterThan(1);
    },
  },
  {
    name: 'a sentence about a fee comes and goes',
    ...AMOUNT,
    offer: 'tarn-ridge-water-trust',
    act: async (user) => {
      await type(user, 'Amount to invest', '25000');
      expect(page()).toContain('25,000.00');
      await user.clear(field('Amount to invest'));
      expect(page()).not.toContain('25,000.00');
    },
  },
  {
    name: 'a note about cents comes and goes',
    ...AMOUNT,
    offer: 'kestrel-notes',
    act: async (user) => {
      await user.type(field('Amount to invest'), '15000.129');
      expect(page()).toContain('15,000.13');
      await type(user, 'Amount to invest', '15000');
      expect(page()).not.toContain('15,000.13');
    },
  },
  {
    name: 'an address opens by hand, and goes back',
    ...INVESTOR,
    act: async (user) => {
      await press(user, 'enter it manually');
      expect(field('Street name')).toBeInTheDocument();
      await press(user, 'Use the address validator');
      expect(screen.getByRole('combobox', { name: 'Address' })).toBeInTheDocument();
      await press(user, 'enter it manually');
      expect(page()).not.toContain('you can enter it');
    },
  },
  {
    name: 'another kind of identity document asks its own questions',
    ...INVESTOR,
    act: async (user) => {
      await user.selectOptions(field('ID type'), 'Passport');
      expect(page()).toContain('Country of issue');
      await user.selectOptions(field('ID type'), "Driver's licence");
      expect(page()).not.toContain('Country of issue');
    },
  },
  {
    name: 'a joint investor comes, and their messages',
    ...INVESTOR,
    act: async (user) => {
      await press(user, /Add (joint|another) investor/);
      await pressNext(user);
      expect(screen.getByRole('region', { name: /answers to correct/ })).toBeInTheDocument();
    },
  },
  {
    name: 'directors are added, and one is deleted',
    Step: DirectorsStep,
    step: 'directors',
    offer: 'emberfield-copper',
    application: aCompanyOf(),
    act: async (user) => {
      await press(user, 'Add director');
      expect(page()).toContain('Director 2');
      const [, remove] = screen.getAllByRole('button', { name: 'Delete director' });
      if (remove) await user.click(remove);
      expect(page()).not.toContain('Director 2');
    },
  },
  {
    name: 'what an account lacks is told, and no more once it is there',
    ...BANK,
    offer: 'kestrel-notes',
    before: pressNext,
    act: async (user) => {
      expect(field('BSB')).toBeInvalid();
      const { length } = page();
      await user.type(field('BSB'), '083001');
      expect(field('BSB')).not.toBeInvalid();
      expect(page().length).toBeLessThan(length);
    },
  },
  {
    name: 'a missing preference is told, and no more once it is there',
    ...BANK,
    offer: 'emberfield-copper',
    before: pressNext,
    act: async (user) => {
      expect(page()).toContain('This field is required');
      await user.click(screen.getByRole('radio', { name: 'Full participation' }));
      expect(page()).not.toContain('This field is required');
    },
  },
  {
    name: 'another way to pay opens its fields',
    Step: PaymentOptionsStep,
    step: 'payment_options',
    offer: 'tarn-ridge-water-trust',
    application: PAYING,
    before: pressNext,
    act: async (user) => {
      const [first] = screen.getAllByRole('radio');
      if (first) await user.click(first);
      expect(screen.queryByRole('region', { name: /to correct/ })).not.toBeInTheDocument();
    },
  },
  {
    name: 'a tax number is shown and hidden',
    Step: TaxDetailsStep,
    step: 'tax_details',
    offer: 'emberfield-copper',
    application: JANE,
    act: async (user) => {
      await user.type(field(/^TFN/), '123456782');
      await press(user, 'Show TFN');
      expect(screen.getByRole('button', { name: 'Hide TFN' })).toHaveTextContent(/^HideHide TFN$/);
      await press(user, 'Hide TFN');
      expect(within(document.body).queryByRole('button', { name: 'Hide TFN' })).not.toBeInTheDocument();
    },
  },
  {
    name: 'a country of tax residence comes and goes',
    Step: TaxDetailsStep,
    step: 'tax_details',
    offer: 'emberfield-copper',
    application: JANE,
    act: async (user) => {
      const [yes, no] = screen.getAllByRole('radio').slice(-2);
      if (yes) await user.click(yes);
      const opened = page().length;
      if (no) await user.click(no);
      expect(page().length).toBeLessThan(opened);
    },
  },
];

useServer();

let end = () => {};
afterEach(() => end());

describe.each([
  ['a translator', () => translatePage(0)],
  ['a grammar checker', checkGrammar],
  ['a password manager', managePasswords],
])('in a page that %s changes', (_who, change) => {
  it.each(CASES)('[1-SHELL-57] $name', async ({ Step, step, offer, application = {}, before, act: perform }) => {
    const user = userEvent.setup({ delay: null });
    renderWithStore(<Step />, aStoreAt(step, { offer: aDemoOffer(offer), application }));
    await act(async () => undefined);
    await before?.(user);
    end = change();
    const controls = [...document.querySelectorAll('form input, form select')];
    await perform(user);
    expect(controls.some((control) => control.isConnected)).toBe(true);
  });
});
