/** The budgets of what costs money or fills disks: what each counts, its limits within 24 hours, and the setting that holds them. */
import { budgetTexts } from '#domain/texts/budgets.ts';

export type BudgetName = 'texts' | 'first_emails' | 'new_drafts' | 'stored_kb' | 'charged_lookups';

/** The most within any 24 hours. */
export interface BudgetLimits {
  session: number;
  /** One IPv4 address, or an IPv6 /64. */
  network: number;
  /** Everybody without standing, together; null where another bound holds for all. */
  all: number | null;
}

export type BudgetSettings = Readonly<Record<BudgetName, BudgetLimits>>;

interface Budget {
  /** Three numbers divided by strokes: a session, a network, all; two where another setting has the last. */
  setting: string;
  /** `all` comes from another setting where it is null here. */
  limits: BudgetLimits;
  /** Refusal in words. @param moment when it goes on */
  refusal: (moment: string) => string;
}

export const BUDGETS: Readonly<Record<BudgetName, Budget>> = {
  /** Text messages to numbers that were never verified; all: half of SMS_PER_DAY. */
  texts: { setting: 'BUDGET_TEXTS', limits: { session: 5, network: 600, all: null }, refusal: budgetTexts.texts },
  /** E-mails to addresses that nobody has proven to be theirs, the first of a session to each. */
  first_emails: {
    setting: 'BUDGET_FIRST_EMAILS',
    limits: { session: 5, network: 600, all: 5_000 },
    refusal: budgetTexts.firstEmails,
  },
  /** Applications that begin: drafts, early leads, and submissions of which nothing stood before. */
  new_drafts: {
    setting: 'BUDGET_NEW_DRAFTS',
    limits: { session: 10, network: 1_000, all: 20_000 },
    refusal: budgetTexts.newDrafts,
  },
  /** Kilobytes of uploads; all: see server/budgets/room.ts. */
  stored_kb: {
    setting: 'BUDGET_STORED_KB',
    limits: { session: 100_000, network: 10_000_000, all: null },
    refusal: budgetTexts.stored,
  },
  /** Address look-ups that the service pays for; all: LOOKUPS_PER_DAY. */
  charged_lookups: {
    setting: 'BUDGET_LOOKUPS',
    limits: { session: 200, network: 5_000, all: null },
    refusal: budgetTexts.lookups,
  },
};

export const BUDGET_NAMES = Object.keys(BUDGETS) as BudgetName[];
