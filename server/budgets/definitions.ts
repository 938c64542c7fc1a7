/** Budgets of actions that cost money or fill disks: what each counts, its limits within 24 hours, and its setting. */
import { budgetTexts } from '#domain/texts/budgets.ts';

export type BudgetName = 'texts' | 'first_emails' | 'new_drafts' | 'stored_kb' | 'charged_lookups';

/** Maximum use within any 24 hours. */
export interface BudgetLimits {
  session: number;
  /** One IPv4 address, or an IPv6 /64. */
  network: number;
  /** All callers without standing, together; null if another limit covers them. */
  all: number | null;
}

export type BudgetSettings = Readonly<Record<BudgetName, BudgetLimits>>;

interface Budget {
  /** Three numbers separated by slashes: session, network, all; two numbers if another setting gives the last one. */
  setting: string;
  /** `all` is null here if another setting gives it. */
  limits: BudgetLimits;
  /** Returns the message of the refusal. @param moment time when the caller may continue */
  refusal: (moment: string) => string;
}

export const BUDGETS: Readonly<Record<BudgetName, Budget>> = {
  /** Text messages to numbers that were never verified; all: half of SMS_PER_DAY. */
  texts: { setting: 'BUDGET_TEXTS', limits: { session: 5, network: 600, all: null }, refusal: budgetTexts.texts },
  /** E-mails to addresses that no person has proven to be theirs; counts the first e-mail of a session to each. */
  first_emails: {
    setting: 'BUDGET_FIRST_EMAILS',
    limits: { session: 5, network: 600, all: 5_000 },
    refusal: budgetTexts.firstEmails,
  },
  /** Applications that begin: drafts, early leads, and submissions with nothing saved before. */
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
