/** The wizard's frame: sidebar, buttons, alert, footer (1-SHELL). */
export const shellTexts = {
  applicationProgress: 'Application progress',
  back: 'Back',
  next: 'Next',
  saveAsDraft: 'Save as Draft',
  stepOf: (position: number, count: number) => `Step ${position} of ${count}`,
  phone: 'Phone',
  fax: 'Fax',
} as const;

/** The label of amounts where the offer names no currency (1-SHELL-56). */
export const DEFAULT_CURRENCY = 'AUD';

/** How long a transient alert stays, in milliseconds, where nothing else is asked for (1-SHELL-38). */
export const ALERT_TIMEOUT = 2000;

/** Fixed addresses of pages: those that the documents name (1-SHELL-02, 1-SHELL-03), those of the record, and those of a saved draft. */
export const links = {
  investorDashboard: '/investor/dashboard',
  forgottenPassword: '/forgottenpassword/',
  manageApplication: <Id extends number | string>(id: Id) => `/issuer/applications/${id}/` as const,
  record: <Id extends number | string>(id: Id) => `/applications/${id}/` as const,
  checkRecord: '/check/',
  offer: (slug: string) => `/offers/${slug}/`,
  sheet: <Slug extends string>(slug: Slug) => `/offers/${slug}/sheet/` as const,
  draft: <Slug extends string, Id extends string>(slug: Slug, id: Id) => `/offers/${slug}/draft/${id}/` as const,
  deadLink: '/d/',
  /** The token stands behind `#`, which no request names. */
  addressUndo: '/undo/',
} as const;
