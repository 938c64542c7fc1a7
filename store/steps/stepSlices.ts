import { createSlice } from '@reduxjs/toolkit';
import type {
  ApplicantProfile,
  BankDetails,
  ContactDetails,
  DataStepName,
  InvestorDetails,
  LandingValues,
  PaymentOptions,
  PurchaseAmount,
  Review,
  TaxDetails,
} from '#domain/application.ts';
import type { PersonLists } from '#domain/application/peoplePlaces.ts';
import type { Role, WithDocumentKeys } from '../entities/records.ts';
import { applicationOpened, fileClosed, shelfRestored, stepCompleted, stepsDropped } from '../events.ts';

/** The lists of people, as a slice keeps them: who is in them, and as what. */
type Lists = { [Step in keyof PersonLists<Role>]-?: NonNullable<PersonLists<Role>[Step]> };

/** What each step's slice keeps: its own answers and ordered ids, never a copy of an entity. Null until the step is completed. */
export interface StepStates {
  landingpage: LandingValues | null;
  contact_details: WithDocumentKeys<ContactDetails> | null;
  applicant_profile: ApplicantProfile | null;
  purchase_amount: PurchaseAmount | null;
  investor_details:
    | (Pick<InvestorDetails, 'investor_type' | 'hin' | 'has_holding_company' | 'has_custodian'> &
        Lists['investor_details'] & {
          /** The owning entity's organisation. */
          organisation?: string;
          holding_company?: string | null;
          custodian?: string | null;
        })
    | null;
  directors: Lists['directors'] | null;
  corporate_trustee: { organisation?: string } | null;
  trustees: Lists['trustees'] | null;
  beneficial_owners: Lists['beneficial_owners'] | null;
  others: Lists['others'] | null;
  tax_details: (Omit<TaxDetails, 'investors'> & { investors?: string[] }) | null;
  bank_details: WithDocumentKeys<BankDetails> | null;
  payment_options: WithDocumentKeys<PaymentOptions> | null;
  review: Review | null;
}

/** The keys of step data, in the state and in the application. */
export const DATA_STEPS = [
  'landingpage',
  'contact_details',
  'applicant_profile',
  'purchase_amount',
  'investor_details',
  'directors',
  'corporate_trustee',
  'trustees',
  'beneficial_owners',
  'others',
  'tax_details',
  'bank_details',
  'payment_options',
  'review',
] as const satisfies readonly DataStepName[];

/** Answers the events that concern one step's own data. */
function createStepSlice<N extends DataStepName>(name: N) {
  return createSlice({
    name,
    initialState: null as StepStates[N] | null,
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(stepCompleted, (state, { payload }) => (payload.name === name ? stepState(payload.step, name) : state))
        .addCase(applicationOpened, (_state, { payload }) => stepState(payload.steps, name))
        .addCase(shelfRestored, (state, { payload }) =>
          Object.hasOwn(payload.steps, name) ? stepState(payload.steps, name) : state,
        )
        .addCase(stepsDropped, (state, { payload }) => (payload.includes(name) ? null : state))
        .addCase(fileClosed, () => null),
  }).reducer;
}

function stepState<N extends DataStepName>(steps: Partial<StepStates>, name: N): StepStates[N] | null {
  return steps[name] ?? null;
}

export const stepReducers = {
  landingpage: createStepSlice('landingpage'),
  contact_details: createStepSlice('contact_details'),
  applicant_profile: createStepSlice('applicant_profile'),
  purchase_amount: createStepSlice('purchase_amount'),
  investor_details: createStepSlice('investor_details'),
  directors: createStepSlice('directors'),
  corporate_trustee: createStepSlice('corporate_trustee'),
  trustees: createStepSlice('trustees'),
  beneficial_owners: createStepSlice('beneficial_owners'),
  others: createStepSlice('others'),
  tax_details: createStepSlice('tax_details'),
  bank_details: createStepSlice('bank_details'),
  payment_options: createStepSlice('payment_options'),
  review: createStepSlice('review'),
};
