import type { Schema } from 'yup';
import type { Application, InvestorDetails, TaxDeclaration, TaxType } from '../application.ts';
import type { Offer } from '../offer.ts';
import type { Mode, User } from '../session.ts';

/** From which side somebody sees the form (3-INLINE-21). */
export type MenuType = 'investor' | 'advisor' | 'issuer' | 'client';

/** What a step's rules depend on besides the step's own values. */
export interface SchemaContext {
  offer: Offer;
  /** The stored application, for rules that look at other steps. */
  application: Application;
  /**
   * What the server holds already, for the two rules that let stored values pass: masked numbers (3-TFN-11) and tax types that
   * nobody is offered (3-TAX-20). A form leaves it out and means `application`; `checkSubmission` takes absence as nothing stored.
   */
  stored?: Application;
  /** Null: nobody is signed in. */
  user: User | null;
  mode: Mode;
  /** ISO `YYYY-MM-DD` in the applicant's own time zone. */
  today: string;
  /** From which side the form is seen; absent: as the user acts. The client centre is a value of this and has no page yet. */
  menu?: MenuType;
  /** How a tax declaration inside a block is judged: there wherever the offer has that variant, so that nobody else loads it. */
  declarations?: DeclarationRules;
}

/** As what somebody declares. */
export interface Declarer {
  taxType: TaxType;
  /** A trust whose returns are lodged under a TFN (3-TFN-09). */
  isTfnForced: boolean;
  /** Who it is: what is held of them already counts (3-TFN-11). */
  id?: string | undefined;
}

/** The readings of a declaration inside a block (design 2a, 3-INLINE). */
export interface DeclarationRules {
  /** What its part of the form starts with. */
  open: (saved: TaxDeclaration | undefined, context: SchemaContext) => TaxDeclaration;
  settle: (typed: TaxDeclaration, declarer: Declarer, context: SchemaContext) => TaxDeclaration;
  schema: (declarer: Declarer, context: SchemaContext) => Schema;
  /** As what the entity that invests declares. */
  declarerOf: (details: Pick<InvestorDetails, 'investor_type' | 'trustType'>) => Declarer;
}

/** What a step's form starts from, besides its values. */
export interface FormContext extends SchemaContext {
  /** A fresh UUID: everybody has theirs from the moment their block is there. */
  newId: () => string;
}
