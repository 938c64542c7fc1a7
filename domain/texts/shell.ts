/** Wizard's frame: sidebar, buttons, alert, footer (1-SHELL). */
export const shellTexts = {
  applicationProgress: 'Application progress',
  back: 'Back',
  next: 'Next',
  saveAsDraft: 'Save as Draft',
  stepOf: (position: number, count: number) => `Step ${position} of ${count}`,
  phone: 'Phone',
  fax: 'Fax',
} as const;

/** Label of amounts for an offer that names no currency (1-SHELL-56). */
export const DEFAULT_CURRENCY = 'AUD';

/** Default time that a transient alert stays, in milliseconds (1-SHELL-38). */
export const ALERT_TIMEOUT = 2000;

/** Fixed addresses of pages: those that the documents name (1-SHELL-02, 1-SHELL-03), those of the record, and those of a saved draft. */
export const links = {
  investorDashboard: '/investor/dashboard',
  forgottenPassword: '/forgottenpassword/',
  issuerApplications: '/issuer/applications/',
  /** Staff record payments from a pasted list. */
  recordPayments: '/issuer/payments/',
  /** Staff enter paper forms. */
  paperForms: '/issuer/forms/',
  /** Staff see what an offer has raised. */
  raise: '/issuer/raise/',
  manageApplication: <Id extends number | string>(id: Id) => `/issuer/applications/${id}/` as const,
  editApplication: <Id extends number | string>(id: Id) => `/issuer/applications/${id}/edit/` as const,
  record: <Id extends number | string>(id: Id) => `/applications/${id}/` as const,
  checkRecord: '/check/',
  offer: (slug: string) => `/offers/${slug}/`,
  terms: <Slug extends string>(slug: Slug) => `/offers/${slug}/terms/` as const,
  sheet: <Slug extends string>(slug: Slug) => `/offers/${slug}/sheet/` as const,
  draft: <Slug extends string, Id extends string>(slug: Slug, id: Id) => `/offers/${slug}/draft/${id}/` as const,
  deadLink: '/d/',
  /** The token follows `#`, so that no request contains it. */
  addressUndo: '/undo/',
} as const;
