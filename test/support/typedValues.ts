/** What people type, and what is stored of it: the one table for the rules, for the fields and for a real browser. */

export interface TypedValue {
  typed: string;
  /** Null: it is refused in words, and stays on screen as it was typed. */
  stored: string | null;
}

export interface TypedPhone extends TypedValue {
  /** The chosen country; Australia where none is. */
  chosen?: { iso: string; callingCode: string };
}

export interface TypedDate extends TypedValue {
  kind: 'birth' | 'expiry' | 'issue';
}

/** The day on which the dates are typed. */
export const TYPED_ON = '2026-11-22';

const AUSTRALIAN = '+61412345678';
const NZ = { iso: 'NZ', callingCode: '64' };

const phone = (typed: string, stored: string | null, chosen?: TypedPhone['chosen']): TypedPhone => ({
  typed,
  stored,
  ...(chosen && { chosen }),
});

/** 60 numbers of more than 25 countries. */
export const TYPED_PHONES: readonly TypedPhone[] = [
  phone('0412 345 678', AUSTRALIAN),
  phone('0412345678', AUSTRALIAN),
  phone('412345678', AUSTRALIAN),
  phone('+61 412 345 678', AUSTRALIAN),
  phone('+61412345678', AUSTRALIAN),
  phone('61412345678', AUSTRALIAN),
  phone('+61 (0)412 345 678', AUSTRALIAN),
  phone('0011 61 412 345 678', AUSTRALIAN),
  phone('0412-345-678', AUSTRALIAN),
  phone('(02) 9876 5432', '+61298765432'),
  phone('+61 2 9876 5432', '+61298765432'),
  phone('  0412 345 678 ', AUSTRALIAN),
  phone('+64 21 123 4567', '+64211234567'),
  phone('0064 21 123 4567', '+64211234567'),
  phone('0011 64 21 123 4567', '+64211234567'),
  phone('+64 021 123 4567', '+64211234567'),
  phone('021 123 4567', '+64211234567', NZ),
  phone('211234567', '+64211234567', NZ),
  phone('+61 412 345 678', AUSTRALIAN, NZ),
  phone('00 61 412 345 678', AUSTRALIAN, NZ),
  phone('+44 20 7946 0018', '+442079460018'),
  phone('+44 (0)7911 123456', '+447911123456'),
  phone('0044 7911 123456', '+447911123456'),
  phone('07911 123456', '+447911123456', { iso: 'GB', callingCode: '44' }),
  phone('+1 415 555 2671', '+14155552671'),
  phone('(415) 555-2671', '+14155552671', { iso: 'US', callingCode: '1' }),
  phone('1 415 555 2671', '+14155552671', { iso: 'US', callingCode: '1' }),
  phone('011 64 21 123 4567', '+64211234567', { iso: 'US', callingCode: '1' }),
  phone('+1 416 555 0123', '+14165550123'),
  phone('+7 912 345 67 89', '+79123456789'),
  phone('8 912 345 67 89', '+79123456789', { iso: 'RU', callingCode: '7' }),
  phone('+7 701 234 5678', '+77012345678'),
  phone('+358 41 2345678', '+358412345678'),
  phone('041 2345678', '+358412345678', { iso: 'FI', callingCode: '358' }),
  phone('+33 6 12 34 56 78', '+33612345678'),
  phone('06 12 34 56 78', '+33612345678', { iso: 'FR', callingCode: '33' }),
  phone('+49 1512 3456789', '+4915123456789'),
  phone('0151 23456789', '+4915123456789', { iso: 'DE', callingCode: '49' }),
  phone('+39 06 6982 1234', '+390669821234'),
  phone('+39 312 345 6789', '+393123456789'),
  phone('+34 612 34 56 78', '+34612345678'),
  phone('+353 85 012 3456', '+353850123456'),
  phone('+86 131 2345 6789', '+8613123456789'),
  phone('+852 5123 4567', '+85251234567'),
  phone('+65 8123 4567', '+6581234567'),
  phone('+81 90 1234 5678', '+819012345678'),
  phone('+82 10 2000 0000', '+821020000000'),
  phone('+91 81234 56789', '+918123456789'),
  phone('+62 812 345 678', '+62812345678'),
  phone('+60 12 345 6789', '+60123456789'),
  phone('+27 71 123 4567', '+27711234567'),
  phone('+55 11 96123 4567', '+5511961234567'),
  phone('+52 222 123 4567', '+522221234567'),
  phone('06 20 123 4567', '+36201234567', { iso: 'HU', callingCode: '36' }),
  phone('+679 701 2345', '+6797012345'),
  phone('+31 6 12345678', '+31612345678'),
  phone('0412 345 67', null),
  phone('0412 345 6789', null),
  phone('+64 21', null),
  phone('+999 123 456', null),
  phone('+61 491 570 156 / +61 491 570 157', null),
  phone('+61491570156+64211234567', null),
  phone('0491570156+64211234567', null, { iso: 'AU', callingCode: '61' }),
];

const date = (kind: TypedDate['kind'], typed: string, stored: string | null): TypedDate => ({ kind, typed, stored });

/** 40 dates. */
export const TYPED_DATES: readonly TypedDate[] = [
  date('birth', '01/02/1980', '01/02/1980'),
  date('birth', '1/2/1980', '01/02/1980'),
  date('birth', '01021980', '01/02/1980'),
  date('birth', '1-2-1980', '01/02/1980'),
  date('birth', '1.2.1980', '01/02/1980'),
  date('birth', '1 2 1980', '01/02/1980'),
  date('birth', '1 Feb 1980', '01/02/1980'),
  date('birth', '1 February 1980', '01/02/1980'),
  date('birth', '1st of February, 1980', '01/02/1980'),
  date('birth', 'Feb 1, 1980', '01/02/1980'),
  date('birth', 'Friday 1 February 1980', '01/02/1980'),
  date('birth', '1980-02-01', '01/02/1980'),
  date('birth', '1980/2/1', '01/02/1980'),
  date('birth', '1/2/80', '01/02/1980'),
  date('birth', '1 Feb 80', '01/02/1980'),
  date('birth', '010280', '01/02/1980'),
  date('birth', '22/11/26', '22/11/2026'),
  date('birth', '23/11/26', '23/11/1926'),
  date('birth', '1/1/00', '01/01/2000'),
  date('birth', '29/02/2024', '29/02/2024'),
  date('birth', '31 Dec 1999', '31/12/1999'),
  date('birth', '12/11/1980', '12/11/1980'),
  date('expiry', '1/2/31', '01/02/2031'),
  date('expiry', '31 Aug 35', '31/08/2035'),
  date('expiry', '2031-02-01', '01/02/2031'),
  date('expiry', '1/2/99', '01/02/1999'),
  date('issue', '1/11/26', '01/11/2026'),
  date('issue', '1/12/26', '01/12/2026'),
  date('issue', '1 Mar 25', '01/03/2025'),
  date('birth', '02/13/1980', null),
  date('birth', '12/31/99', null),
  date('birth', '31/02/1980', null),
  date('birth', '29/02/2023', null),
  date('birth', '1/13/1980', null),
  date('birth', '1980-13-02', null),
  date('birth', '1 Foo 1980', null),
  date('birth', '1 Feb', null),
  date('birth', 'yesterday', null),
  date('birth', '00/01/1980', null),
  date('birth', '1/2/180', null),
];

const amount = (typed: string, stored: string | null): TypedValue => ({ typed, stored });

/** 50 amounts of an offer in Australian dollars. */
export const TYPED_AMOUNTS: readonly TypedValue[] = [
  amount('25000', '25000'),
  amount('25,000', '25000'),
  amount('25 000', '25000'),
  amount('25000.00', '25000'),
  amount('25,000.00', '25000'),
  amount('25 000.00', '25000'),
  amount('$25,000', '25000'),
  amount('$ 25,000', '25000'),
  amount('AUD 25,000', '25000'),
  amount('25,000 AUD', '25000'),
  amount('AUD25000', '25000'),
  amount(' 25000 ', '25000'),
  amount('12,345.67', '12345.67'),
  amount('12 345.67', '12345.67'),
  amount('12345.67', '12345.67'),
  amount('1,234,567.5', '1234567.5'),
  amount('1 234 567.5', '1234567.5'),
  amount('25000.', '25000'),
  amount('025000', '25000'),
  amount('25000.50', '25000.5'),
  amount('0.5', '0.5'),
  amount('.5', '0.5'),
  amount('+25000', '25000'),
  amount('-1', null),
  amount('-25000', null),
  amount('1e5', null),
  amount('1E5', null),
  amount('12.345,67', null),
  amount('12 345,67', null),
  amount('12345,67', null),
  amount('25.000.000', null),
  amount('25,00', null),
  amount('25,0000', null),
  amount('2,5000', null),
  amount('25k', null),
  amount('ten', null),
  amount('25000-', null),
  amount('1/2', null),
  amount('USD 25000', null),
  amount('1.000,00', null),
  amount('A$ 2,500.00', '2500'),
  amount('A$2500', '2500'),
  amount('AU$2,500', '2500'),
  amount('AUD $2,500', '2500'),
  amount('a$ 2 500', '2500'),
  amount('$2 500.5', '2500.5'),
  amount('US$ 2,500', null),
  amount('£2,500', null),
  amount('$-1', null),
  amount('NZ$2500', null),
];
