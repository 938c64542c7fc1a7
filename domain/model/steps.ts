/**
 * The walk through the wizard. Progress bar, Next, Back, "may I open this step?", dropped data, submission and the server all read the list
 * from `listSteps` and nothing else, so they cannot disagree about the path. The landing page loads this file: it imports neither the
 * decimal library nor yup, directly or indirectly.
 */
import { investingKind } from './investorTypes.ts';
import type { OrganisationKind } from './investorTypes.ts';
import type { Application, InvestorDetails, PurchaseAmount, StepName } from './application.ts';
import { type Offer, usesHoldingsTwo } from './offer.ts';
import { type ActingUser, type Mode, isEditingLodged, isIssuerActing } from './session.ts';
import { stepTitles, submitLabels } from '../texts/steps.ts';
import { isZeroMoney } from '../formats/zeroMoney.ts';

export interface Step {
  name: StepName;
  title: string;
  navTitle: string;
  inSidebar: boolean;
  hasProgressBar: boolean;
}

/** Offer fields that the list reads. */
export type StepOffer = Pick<
  Offer,
  | 'has_due_diligence'
  | 'has_personal_advice'
  | 'request_individuals_with_other_roles'
  | 'require_aml_kyc'
  | 'issuer_holdings_two_enabled'
  | 'holding_details_two'
>;

export interface StepContext {
  offer: StepOffer;
  user: ActingUser | null;
  application: Application;
  mode: Mode;
  /**
   * Choice between single and regular while it is being made: titles follow it at once (1-SHELL-26, 1-AMT-06). The list of steps follows
   * the saved choice (1-SHELL-45).
   */
  typedChoice?: PurchaseAmount['isRegularInvestment'] | undefined;
}

interface Titles {
  title: string;
  /** Title in the sidebar; `title` if absent. */
  navTitle?: string;
}

interface StepDefinition {
  name: StepName;
  titles: (context: StepContext) => Titles;
  /** Frame around the step; `progress` if absent: in the sidebar, with the progress bar above it. */
  frame?: 'progress' | 'sidebar' | 'bare';
  isApplicable: (context: StepContext) => boolean;
}

const always = () => true;
const named =
  (title: string, navTitle = title) =>
  () => ({ title, navTitle });

/** All steps, in order: the owning entity's steps before those that draw on its people (2-STEP-17). */
const STEP_CATALOGUE: readonly StepDefinition[] = [
  { name: 'landingpage', titles: named(stepTitles.landingpage), frame: 'bare', isApplicable: hasLandingPage },
  { name: 'contact_details', titles: named(stepTitles.contactDetails), isApplicable: always },
  { name: 'applicant_profile', titles: named(stepTitles.applicantProfile), isApplicable: asksForProfile },
  { name: 'purchase_amount', titles: amountTitles, isApplicable: always },
  { name: 'investor_details', titles: named(stepTitles.investorDetails), isApplicable: asksForInvestor },
  { name: 'corporate_trustee', titles: named(stepTitles.corporateTrustee), isApplicable: hasCorporateTrustee },
  { name: 'directors', titles: named(stepTitles.directors), isApplicable: hasDirectors },
  { name: 'trustees', titles: named(stepTitles.trustees), isApplicable: hasIndividualTrustees },
  { name: 'beneficial_owners', titles: named(stepTitles.beneficialOwners), isApplicable: hasBeneficialOwners },
  { name: 'others', titles: named(stepTitles.others), isApplicable: hasOthers },
  { name: 'tax_details', titles: named(stepTitles.tax, stepTitles.taxNav), isApplicable: hasTaxStep },
  { name: 'bank_details', titles: named(stepTitles.bankDetails), isApplicable: always },
  { name: 'payment_options', titles: paymentTitles, isApplicable: hasPaymentOptions },
  { name: 'review', titles: reviewTitles, frame: 'sidebar', isApplicable: always },
  { name: 'next_steps', titles: named(stepTitles.nextSteps), frame: 'bare', isApplicable: always },
];

/** Names of all steps, listed in an application or not. */
export const STEP_NAMES: readonly StepName[] = STEP_CATALOGUE.map(({ name }) => name);

const ENTITY_STEPS = [
  'corporate_trustee',
  'directors',
  'trustees',
  'beneficial_owners',
  'others',
] as const satisfies readonly StepName[];

/** Returns the steps of this application, in order (1-SHELL-04 to 1-SHELL-27, 2-STEP-01 to 2-STEP-28). */
export function listSteps(context: StepContext): Step[] {
  return STEP_CATALOGUE.filter((step) => isListed(step, context)).map((step) => {
    const { name, frame = 'progress' } = step;
    const { title, navTitle = title } = step.titles(context);
    return { name, title, navTitle, inSidebar: frame !== 'bare', hasProgressBar: frame === 'progress' };
  });
}

/**
 * Returns the step after `current`, null after the last. After a step that a save has just removed comes the first one behind its place.
 */
export function nextStep(steps: readonly Step[], current: StepName): StepName | null {
  return stepsAfter(steps, current)[0]?.name ?? null;
}

/** Returns the steps that count in `Step 2 of 7`: all down to the last one in the sidebar. */
export function countedSteps(steps: readonly Step[]): readonly Step[] {
  return steps.slice(0, steps.map(({ inSidebar }) => inSidebar).lastIndexOf(true) + 1);
}

/** Returns the steps behind the place of `current`, in order. */
export function stepsAfter(steps: readonly Step[], current: StepName): readonly Step[] {
  return steps.filter((step) => placeOf(step.name) > placeOf(current));
}

/** Returns the step before `current`, null before the first; `hasBack` decides if Back is offered. */
export function previousStep(steps: readonly Step[], current: StepName): StepName | null {
  return steps.filter((step) => placeOf(step.name) < placeOf(current)).at(-1)?.name ?? null;
}

/** Returns the number of a step's heading: its place in the whole list from 1; null for a step outside the sidebar (1-SHELL-29). */
export function stepNumber(steps: readonly Step[], name: StepName): number | null {
  const index = steps.findIndex((step) => step.name === name);
  return steps[index]?.inSidebar ? index + 1 : null;
}

/**
 * True when Back is offered: behind the first sidebar step, until the wizard is completed (1-SHELL-49, 2-STEP-34). Back never reaches the
 * landing page.
 */
export function hasBack(steps: readonly Step[], current: StepName, completed: boolean): boolean {
  const first = steps.find((step) => step.inSidebar);
  return !completed && first !== undefined && placeOf(current) > placeOf(first.name);
}

/**
 * True while the application waits for approval and the person has signed in, or given the code, and is not the issuer (1-LAND-19,
 * 2-ROLE-08).
 */
export function isApproving(user: ActingUser | null, mode: Mode): boolean {
  return mode.status === 'pending_approval' && Boolean(user ?? mode.verified) && !isIssuerActing(user);
}

/** Returns the steps that review shows, each with its Edit link: those in the sidebar, without review itself (1-SHELL-36). */
export function reviewSteps(steps: readonly Step[]): Step[] {
  return steps.filter((step) => step.inSidebar && step.name !== 'review');
}

/** Returns the label of review's main button: `Save` for the issuer and for edits of a submitted application (1-SHELL-24, 2-REV-07). */
export function submitLabel(user: ActingUser | null, mode: Mode): string {
  return isIssuerActing(user) || isEditingLodged(mode) ? submitLabels.save : submitLabels.submit;
}

/**
 * Returns the application without the data of steps that are no longer listed (1-SHELL-46, 2-STEP-31). Three lists hide steps whose answers
 * still count: a stored application being edited keeps the agreements of the landing page (1-SHELL-16), an issuer admin who edits keeps
 * investor and entity data (2-STEP-19), and the bare landing page of a draft with an unknown owner keeps everything (1-SHELL-18).
 */
export function dropRemovedSteps(application: Application, steps: readonly Step[], mode: Mode): Application {
  if (steps.length === 1) return application;
  const kept = new Set<string>(steps.map((step) => step.name));
  const isInvestorHidden = mode.editing && !kept.has('investor_details') && !hasExistingHolding(application);
  // A submission asks for the agreements of the landing page, and the record names them.
  if (mode.editing) kept.add('landingpage');
  if (isInvestorHidden) for (const name of ['investor_details', ...ENTITY_STEPS]) kept.add(name);
  return Object.fromEntries(Object.entries(application).filter(([name]) => kept.has(name)));
}

/**
 * True for a regular investment plan. The radio's value decides if it is set, so that titles follow it at once (1-SHELL-26);
 * `is_regular_investment_plan` is derived from it (1-AMT-04).
 */
export function isRegularPlan(purchase: PurchaseAmount | undefined): boolean {
  if (purchase?.isRegularInvestment) return purchase.isRegularInvestment === 'true';
  return purchase?.is_regular_investment_plan === true;
}

/** True for an application on an existing holding, whose investor and tax details are known (1-SHELL-19, 1-SHELL-20). */
export function hasExistingHolding(application: Application): boolean {
  const type = application.contact_details?.holdingProfileType;
  return type === 'TOP_UP' || type === 'EXISTING';
}

function isListed(step: StepDefinition, context: StepContext): boolean {
  if (isUnclaimedDraft(context)) return step.name === 'landingpage';
  return step.isApplicable(context);
}

/** Returns the place of a step among all that there are. */
export function placeOf(name: StepName): number {
  return STEP_CATALOGUE.findIndex((step) => step.name === name);
}

function isUnclaimedDraft({ user, mode }: StepContext): boolean {
  return mode.draft && user === null && !mode.verified;
}

function hasLandingPage({ mode }: StepContext): boolean {
  return !mode.editing || mode.status === 'pending_approval';
}

function asksForProfile({ offer }: StepContext): boolean {
  return Boolean(offer.has_due_diligence || offer.has_personal_advice);
}

function asksForInvestor(context: StepContext): boolean {
  return !hasExistingHolding(context.application) && !keepsInvestor(context);
}

/** True for an issuer admin who edits a stored application: its investor stays as it is (1-SHELL-21, 2-STEP-19). */
export function keepsInvestor({
  application,
  user,
  mode,
}: Pick<StepContext, 'application' | 'user' | 'mode'>): boolean {
  return Boolean(user?.is_acting_as_issuer_admin) && mode.editing && !hasExistingHolding(application);
}

/** Returns the investor's answers while the investor step is listed; entity steps depend on it (1-SHELL-15). */
function investorOf(context: StepContext): InvestorDetails & { kind?: OrganisationKind | undefined } {
  const details = asksForInvestor(context) ? (context.application.investor_details ?? {}) : {};
  return { ...details, kind: investingKind(details.investor_type) };
}

function hasCorporateTrustee(context: StepContext): boolean {
  const { kind, trusteeType } = investorOf(context);
  return kind === 'trust' && trusteeType === 'company';
}

function hasDirectors(context: StepContext): boolean {
  return investorOf(context).kind === 'company' || hasCorporateTrustee(context);
}

function hasIndividualTrustees(context: StepContext): boolean {
  const { kind, trusteeType } = investorOf(context);
  return kind === 'trust' && trusteeType === 'individual';
}

function hasBeneficialOwners(context: StepContext): boolean {
  const { kind, investor_type, is_public, is_listed } = investorOf(context);
  if (kind === undefined || (kind === 'company' && is_public && is_listed)) return investor_type === 'bare_trust';
  return Boolean(context.offer.require_aml_kyc);
}

function hasOthers(context: StepContext): boolean {
  return investorOf(context).kind !== undefined && Boolean(context.offer.request_individuals_with_other_roles);
}

/** Offers of the second variant ask for tax details inside the person and entity blocks (1-SHELL-27). */
function hasTaxStep({ offer, application }: StepContext): boolean {
  return !usesHoldingsTwo(offer) && !hasExistingHolding(application);
}

/** False if there is nothing to pay and no plan to fund; amounts not stored yet are unknown, so not zero (1-SHELL-22). */
function hasPaymentOptions({ application }: StepContext): boolean {
  const purchase = application.purchase_amount;
  return isRegularPlan(purchase) || !(isZeroMoney(purchase?.payableNow) && isZeroMoney(purchase?.feeAmount));
}

function amountTitles(context: StepContext): Titles {
  return { title: isPlanChosen(context) ? stepTitles.regularPlanDetails : stepTitles.investmentAmount };
}

function paymentTitles(context: StepContext): Titles {
  return { title: isPlanChosen(context) ? stepTitles.regularPlanPayment : stepTitles.paymentOptions };
}

function isPlanChosen({ application, typedChoice }: StepContext): boolean {
  return typedChoice ? typedChoice === 'true' : isRegularPlan(application.purchase_amount);
}

function reviewTitles({ user, mode }: StepContext): Titles {
  const isSaving = Boolean(user?.is_acting_as_issuer_admin) || isEditingLodged(mode);
  return isSaving
    ? { title: stepTitles.reviewAndSave, navTitle: stepTitles.reviewAndSaveNav }
    : { title: stepTitles.reviewAndSubmit, navTitle: stepTitles.reviewAndSubmitNav };
}
