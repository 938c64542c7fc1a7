/** List of applications as the service answers it to the issuer's staff. */
import type { IssuerList, ListedApplication } from '#api/issuerApi.ts';

export const aListedApplication = (id: number, given: Partial<ListedApplication> = {}): ListedApplication => ({
  application_id: id,
  reference: `EMB-${id}`,
  investor_name: `Investor ${id}`,
  adviser_name: '',
  amount: '8000.00',
  currency: 'AUD',
  units: '20000',
  due: '8000.00',
  received: '0.00',
  status: 'submitted',
  submitted_at: '2026-11-20T16:30:00.000Z',
  entered_by: 'investor',
  marks: [],
  missing: [],
  offer: { id: 101, name: 'Emberfield Copper Share Offer', time_zone: 'Australia/Perth', is_archived: false },
  ...given,
});
const COUNTS = { submitted: 2, accepted: 1, completed: 0, rejected: 0, withdrawn: 0 };
export const anIssuerList = (given: Partial<IssuerList> = {}): IssuerList => ({
  results: [aListedApplication(31)],
  previous: null,
  next: null,
  counts: COUNTS,
  unsent: { drafts: 0, entering: 0, waiting: 0 },
  offers: [
    { id: 101, name: 'Emberfield Copper Share Offer' },
    { id: 102, name: 'Emberfield Notes' },
  ],
  ...given,
});
