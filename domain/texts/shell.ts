/** The wizard's frame: sidebar, buttons, alert, footer (1-SHELL). */
export const shellTexts = {
  applicationProgress: 'Application progress',
  applicationDetails: 'Application details',
  edit: 'Edit',
  editStep: (title: string) => `Edit ${title}`,
  back: 'Back',
  next: 'Next',
  saveAsDraft: 'Save as Draft',
  manageThisApplication: 'Manage this application',
  stepOf: (position: number, count: number) => `Step ${position} of ${count}`,
  formState: 'Form state',
  wizardState: 'Wizard state',
  preview: 'Preview',
  previewBanner: 'This is a preview only. Any application submitted will not be lodged.',
  previewLink: 'Go to the offer',
  phone: 'Phone',
  fax: 'Fax',
  email: 'Email',
  website: 'Website',
  contactPerson: (name: string) => `For questions about this offer please contact ${name}`,
  notFound: 'This page does not exist',
  loading: 'Loading',
} as const;

/** The label of amounts where the offer names no currency (1-SHELL-56). */
export const DEFAULT_CURRENCY = 'AUD';

/** How long a transient alert stays, in milliseconds, where nothing else is asked for (1-SHELL-38). */
export const ALERT_TIMEOUT = 2000;

/** Fixed addresses that the documents name (1-SHELL-02, 1-SHELL-03). */
export const links = {
  investorDashboard: '/investor/dashboard',
  forgottenPassword: '/forgottenpassword/',
  manageApplication: (id: number | string) => `/issuer/applications/${id}/`,
} as const;
