import type { Registrar } from '#domain/offer.ts';
import { Money } from '#features/ui/Money.tsx';
import type { ProgressItem } from '#features/ui/ProgressNav.tsx';

export const SAMPLE_REGISTRAR: Registrar = {
  name: 'Bellbird Share Registry Pty Ltd',
  address_lines: ['Level 9, 40 Example Street'],
  suburb: 'Melbourne',
  state: 'VIC',
  postcode: '3000',
  country: 'Australia',
  phone: '+61 3 5550 0140',
  fax: '+61 3 5550 0141',
  email: 'offers@bellbird.example',
  web_address: 'https://bellbird.example',
};

export const SAMPLE_STEPS: ProgressItem[] = [
  {
    name: 'contact_details',
    title: 'Contact details',
    number: 2,
    state: 'done',
    canOpen: true,
    summary: 'margot.lindqvist@example.com',
  },
  {
    name: 'purchase_amount',
    title: 'Investment amount',
    number: 3,
    state: 'done',
    canOpen: true,
    hasErrors: true,
    summary: <Money currency="AUD" amount="25,000.00" />,
  },
  { name: 'investor_details', title: 'Investor details', number: 4, state: 'current' },
  { name: 'tax_details', title: 'Tax details', number: 5, state: 'future' },
  { name: 'review', title: 'Review & submit', number: 6, state: 'future' },
];

export const SAMPLE_COUNTRIES = [
  { id: 16, name: 'Australia' },
  { id: 23, name: 'Austria' },
  { id: 82, name: 'France' },
  { id: 158, name: 'New Zealand' },
];
