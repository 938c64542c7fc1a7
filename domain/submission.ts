/** What stands between an application and its acceptance: the same walk in the browser before it is sent and on the server after. */
import type {
  Application,
  ContactDetails,
  DataStepName,
  PurchaseAmount,
  TaxDetails,
  TaxInvestor,
  Tin,
} from './application.ts';
import { calculateInvestment } from './investment.ts';
import { landingFormValues } from './offers/landing.ts';
import type { Offer } from './offer.ts';
import { findContradictions } from './application/contradictions.ts';
import { settleAnswers } from './application/settleAnswers.ts';
import { settleApplication } from './application/settleApplication.ts';
import { assessReadiness, type Readiness } from './readiness.ts';
import { validateStep, type FieldErrors, type SchemaContext } from './stepRules/index.ts';
import { choosesRegularPlan, showsPriorityCode } from './stepRules/purchase_amount/schema.ts';
import { isIssuerActing, type User } from './session.ts';
import { clearInapplicableBankFields, clearInapplicablePaymentFields } from './application/stepDefaults.ts';
import { dropRemovedSteps, listSteps, type Step } from './steps.ts';
import { taxInvestorKind } from './tax.ts';
import { withoutHiddenTaxAnswers } from './tax/sectionFields.ts';
import { commonErrors } from './texts/errors.ts';
import { upperCaseIdCards } from './application/idCards.ts';

export interface CheckedSubmission {
  steps: Step[];
  /** What is stored: without removed steps and stale fields, with figures of our own. */
  application: Application;
  /** Per step, path -> first message; a step without errors is absent. */
  errors: Partial<Record<DataStepName, FieldErrors>>;
  readiness: Readiness;
  /** No errors, and the documents are there or may be missing. */
  isAcceptable: boolean;
}

/** A review without any answer is a review. */
const MAY_BE_ABSENT: readonly DataStepName[] = ['review'];

/**
 * Judges a whole application. Nothing derived is believed: figures are calculated from what was entered, the step list from the
 * answers, status and flags from `user` and `mode`; the data of steps not on the list is dropped. A listed step without data is
 * an error of that step. `context.application` is what was sent, `context.stored` what was held before it, if anything.
 */
export function checkSubmission(context: SchemaContext): CheckedSubmission {
  const { offer, user, mode } = context;
  const settled = { ...context, application: settleAnswers(context.application, context.today) };
  const believed = settleApplication(settleDerivedValues(settled));
  const steps = listSteps({ offer, user, application: believed, mode });
  const application = upperCaseIdCards(dropRemovedSteps(believed, steps, mode));
  const errors = stepErrors(steps, { ...context, application, stored: context.stored ?? {} });
  const readiness = assessReadiness({ offer, application, user, mode });
  const isAcceptable = Object.keys(errors).length === 0 && readiness.canSubmit;
  return { steps, application, errors, readiness, isAcceptable };
}

/**
 * The amount step with figures of our own (1-CALC): kept are what was entered, the choice of a plan that the offer has, its
 * frequency, and a priority code that the offer asks for.
 */
export function recalculatePurchase(offer: Offer, entered: PurchaseAmount): PurchaseAmount {
  const isRegularPlan = choosesRegularPlan(offer, entered);
  const { dueNow: _dueNow, ...figures } = calculateInvestment(offer, { amount: entered.totalAmount, isRegularPlan });
  const { isRegularInvestment: choice, regular_investment_plan_frequency: frequency, priorityCode } = entered;
  return {
    ...figures,
    totalAmount: entered.totalAmount ?? '',
    is_regular_investment_plan: isRegularPlan,
    ...(offer.regular_investment_plan_enabled && choice !== undefined && { isRegularInvestment: choice }),
    ...(isRegularPlan && frequency !== undefined && { regular_investment_plan_frequency: frequency }),
    ...(showsPriorityCode(offer) && priorityCode !== undefined && { priorityCode }),
  };
}

function settleDerivedValues({ application, offer, user, stored }: SchemaContext): Application {
  const { contact_details, purchase_amount, tax_details, bank_details, payment_options, review } = application;
  const contact = contact_details && settleContact(contact_details, user);
  return {
    ...application,
    ...(contact && { contact_details: contact }),
    ...(purchase_amount && { purchase_amount: recalculatePurchase(offer, purchase_amount) }),
    ...(tax_details && { tax_details: settleTax(tax_details, stored?.tax_details) }),
    ...(bank_details && { bank_details: clearInapplicableBankFields(bank_details) }),
    ...(payment_options && { payment_options: clearInapplicablePaymentFields(payment_options) }),
    ...(review && {
      review: { ...review, ...(contact?.holdingProfileType && { holdingProfileType: contact.holdingProfileType }) },
    }),
  };
}

/** Who applies is who is signed in; issuer staff apply as the investor (1-LAND-31); no profile type means a new holding. */
function settleContact(contact: ContactDetails, user: User | null): ContactDetails {
  return {
    ...contact,
    user: user?.id ?? null,
    holdingProfileType: contact.holdingProfileType ?? 'NEW',
    ...(isIssuerActing(user) && { applicant_role: 'investor' as const }),
  };
}

/** The kind follows the type (3-TAX-14, 3-TAX-21, 3-TAX-22); a question that is not asked has no answer. */
function settleTax({ investor_type: _sent, ...tax }: TaxDetails, stored: TaxDetails | undefined): TaxDetails {
  const kind = taxInvestorKind(tax.tax_type);
  const investors = tax.investors?.map((investor, index) => settleMarkers(investor, stored?.investors?.[index]));
  return withoutHiddenTaxAnswers({
    ...tax,
    ...(investors && { investors }),
    ...(kind && { investor_type: kind }),
    send_comms: true,
  });
}

/** Whether a number is held encrypted is what was stored with that number, never what was sent (3-TAX-24, 3-TIN-14). */
function settleMarkers(
  { encrypted_tfn: _sent, ...investor }: TaxInvestor,
  stored: TaxInvestor | undefined,
): TaxInvestor {
  const { tins, cpTinDetails } = investor;
  return {
    ...investor,
    ...(stored?.encrypted_tfn && stored.tfn === investor.tfn && { encrypted_tfn: true }),
    ...(tins && { tins: settleTins(tins, stored?.tins) }),
    ...(cpTinDetails && { cpTinDetails: settleTins(cpTinDetails, stored?.cpTinDetails) }),
  };
}

function settleTins(tins: readonly Tin[], stored: readonly Tin[] | undefined): Tin[] {
  return tins.map(({ encrypted_tin: _sent, ...tin }, index) => {
    const held = stored?.[index];
    return { ...tin, ...(held?.encrypted_tin && held.tin === tin.tin && { encrypted_tin: true }) };
  });
}

function stepErrors(steps: readonly Step[], context: SchemaContext): CheckedSubmission['errors'] {
  const found: CheckedSubmission['errors'] = {};
  const contradictions = findContradictions(context.application);
  for (const { name } of steps) {
    if (name === 'next_steps') continue;
    const errors = { ...contradictions[name], ...errorsOfStep(name, context) };
    if (Object.keys(errors).length > 0) found[name] = errors;
  }
  return found;
}

function errorsOfStep(name: DataStepName, context: SchemaContext): FieldErrors {
  const stored = context.application[name];
  const values = name === 'landingpage' ? landingFormValues(context.application) : stored;
  const errors = validateStep(name, values ?? {}, context);
  const isMissing = stored === undefined && !MAY_BE_ABSENT.includes(name);
  return isMissing && Object.keys(errors).length === 0 ? { '': commonErrors.stepMissing } : errors;
}
