import type { Application } from '../application.ts';
import type { Offer } from '../offer.ts';
import type { Mode, User } from '../session.ts';

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
}

/** What a step's form starts from, besides its values. */
export interface FormContext extends SchemaContext {
  /** A fresh UUID: everybody has theirs from the moment their block is there. */
  newId: () => string;
}
