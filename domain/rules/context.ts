import type { Schema } from 'yup';
import type { Application, InvestorDetails, TaxDeclaration, TaxType } from '../model/application.ts';
import type { Offer } from '../model/offer.ts';
import type { Mode, User } from '../model/session.ts';

/** Side from which the user sees the form (3-INLINE-21). */
export type MenuType = 'investor' | 'advisor' | 'issuer' | 'client';

/** Inputs of a step's rules besides the step's own values. */
export interface SchemaContext {
  offer: Offer;
  /** The stored application, for rules that look at other steps. */
  application: Application;
  /**
   * Values that the server already holds, for the two rules that let stored values pass: masked numbers (3-TFN-11) and tax types that no
   * user can choose (3-TAX-20). A form leaves it out, and the rules use `application`; `checkSubmission` takes absence as nothing stored.
   */
  stored?: Application;
  /** Null if nobody is signed in. */
  user: User | null;
  mode: Mode;
  /** Today's date, ISO `YYYY-MM-DD`, by the service's clock in the offer's time zone. */
  today: string;
  /** Latest calendar day anywhere on earth; a declaration may be dated up to it. Absent means `today`. */
  latestDay?: string;
  /**
   * Side from which the user sees the form; absent means the side of the acting user. The client centre is a value here but has no page
   * yet.
   */
  menu?: MenuType;
  /** Rules of a tax declaration inside a block. Present whenever the offer has that variant; forms of other offers do not load them. */
  declarations?: DeclarationRules;
}

/** Capacity in which a person or entity declares its taxes. */
export interface Declarer {
  taxType: TaxType;
  /** True for a trust that lodges its tax returns under a TFN (3-TFN-09). */
  isTfnForced: boolean;
  /** Id of the declarer, to find the stored numbers that already count (3-TFN-11). */
  id?: string | undefined;
}

/** Rules of a declaration inside a block (design 2a, 3-INLINE). */
export interface DeclarationRules {
  /** Returns the first values of the declaration's part of the form. */
  open: (saved: TaxDeclaration | undefined, context: SchemaContext) => TaxDeclaration;
  settle: (typed: TaxDeclaration, declarer: Declarer, context: SchemaContext) => TaxDeclaration;
  schema: (declarer: Declarer, context: SchemaContext) => Schema;
  /** Returns the capacity in which the investing entity declares. */
  declarerOf: (details: Pick<InvestorDetails, 'investor_type' | 'trustType'>) => Declarer;
}

/** Inputs of a step's form besides its values. */
export interface FormContext extends SchemaContext {
  /** Returns a fresh UUID: every person gets an id as soon as their block exists. */
  newId: () => string;
}
