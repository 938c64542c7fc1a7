/**
 * Record of a submitted application (design 4a): the whole application as text for one fixed reader, with its declarations and agreements.
 * docs/record.md describes it for readers without this program.
 */
import { countryById, countryByIso2, displayCountry } from '../addresses/countries.ts';
import type { Application, DataStepName } from '../model/application.ts';
import { maskNumber } from '../formats/format.ts';
import { calculateInvestment, type Investment } from '../money/investment.ts';
import type { PaymentDue } from '../money/paymentDue.ts';
import type { Offer } from '../model/offer.ts';
import { NEW_APPLICATION, type ApplicationStatus } from '../model/session.ts';
import type { StatusActor } from '../model/statuses.ts';
import { isRegularPlan, listSteps } from '../model/steps.ts';
import { describeStep as describeRecorded } from '../stepRules/readings.ts';
import { readingContext } from '../readiness/assess.ts';
import type { CountryReference, Line, Section } from '../rules/description.ts';
import { landingTexts } from '../texts/landing.ts';
import { reviewTexts } from '../texts/review.ts';
import { submittedFacts, type SubmittedFacts } from './submittedFacts.ts';

export const RECORD_FORMAT = 'allot-record/1';

/** A document, identified by its SHA-256 in hexadecimal. */
export interface RecordedDocument {
  filename: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** A document of the offer, as served when the application was submitted; null values if it could not be served. */
export interface RecordedOfferDocument {
  filename: string;
  title: string;
  size: number | null;
  sha256: string | null;
}

export interface RecordedCountry {
  id: number | null;
  /** Two letters. */
  code: string;
  name: string;
}

/** End of a number, and the HMAC-SHA-256 of the whole number under the record's own key, in hexadecimal. */
export interface RecordedNumber {
  mask: string;
  digest: string;
}

/** Answer by its kind, as `Reading` has it. '' and null: the question was left open. */
export type RecordedAnswer =
  | { kind: 'text' | 'date'; value: string }
  | { kind: 'number'; value: RecordedNumber | null }
  | { kind: 'money'; value: string; currency: string; unit?: string; is_sum?: true }
  | { kind: 'country'; value: RecordedCountry | null }
  | { kind: 'address'; value: { lines: readonly string[]; country: RecordedCountry | null } }
  | {
      kind: 'document';
      value: { state: string; text: string; documents: readonly { id: string | null; filename: string }[] };
    }
  | { kind: 'status'; value: string; is_done: boolean };

export type RecordedLine = RecordedAnswer & {
  /** Field within the section. */
  path: string;
  label: string;
  note?: string;
};

export interface RecordedSection {
  /** Id of the person, organisation or declaration in question. */
  id?: string;
  path: string;
  title?: string;
  lines: RecordedLine[];
}

export interface RecordedStep {
  name: DataStepName;
  title: string;
  sections: RecordedSection[];
}

/** Text of the issuer in HTML, as it was shown. */
export interface RecordedWords {
  title: string;
  html: string;
}

export interface ApplicationRecord {
  format: typeof RECORD_FORMAT;
  application: {
    id: number;
    reference: string;
    revision: number;
    status: ApplicationStatus;
    /** ISO date-time, UTC. */
    submitted_at: string;
    submitted_by: Submitter;
    /** Edit of the issuer's staff, whose outcome this record is; absent: it is as it was submitted. */
    changed?: { at: string; by: string | null };
  };
  offer: {
    id: number;
    name: string;
    issuer: string;
    address: string;
    currency: string;
    /** Absent: `Australia/Sydney`. */
    time_zone?: string;
    /** SHA-256 of the offer as it stood, in canonical JSON. */
    version: string;
    documents: RecordedOfferDocument[];
  };
  /** SHA-256 over the texts of the build that wrote this. */
  texts: string;
  summary: SubmittedFacts;
  /** Decimal strings, dollars and securities. */
  figures: Investment;
  payment: PaymentDue;
  /** Terms agreed to before the application began. */
  terms: RecordedWords | null;
  steps: RecordedStep[];
  /** Declaration made by submitting. */
  declaration: RecordedWords | null;
  /** The applicant's documents, each once. */
  documents: (RecordedDocument & { id: string })[];
}

/** Person who pressed Submit; no name if nobody was signed in. */
export interface Submitter {
  role: StatusActor;
  name: string | null;
}

/** Edit by the issuer's staff. Terms, declaration and the offer's documents stay those that the applicant has agreed to. */
export interface RecordedEdit extends Pick<ApplicationRecord, 'terms' | 'declaration'> {
  /** ISO date-time, UTC. */
  at: string;
  /** Name of the member of staff; null if their account has none. */
  by: string | null;
}

/** Facts that the service knows besides the application. */
export interface RecordFacts {
  id: number;
  reference: string;
  revision: number;
  status: ApplicationStatus;
  submittedAt: string;
  submittedBy: Submitter;
  /** Absent: nobody has changed it since. */
  edit?: RecordedEdit;
  offerVersion: string;
  offerDocuments: RecordedOfferDocument[];
  textsVersion: string;
  payment: PaymentDue;
  documents: (RecordedDocument & { id: string })[];
  /** HMAC-SHA-256 of a number, in hexadecimal. */
  digestOf: (number: string) => string;
}

/** Returns the record of a stored application. Equal arguments give equal records, for every caller. */
export function recordOf(offer: Offer, application: Application, facts: RecordFacts): ApplicationRecord {
  const { id, reference, revision, status, submittedAt, submittedBy, edit, payment } = facts;
  const currency = payment.currency_code;
  const purchase = application.purchase_amount ?? {};
  // Staff are asked for neither terms nor documents: the record claims no consent that nobody gave (1-LAND-28, 1-LAND-29).
  const isByStaff = submittedBy.role === 'issuer';
  const { landingpage: _begun, ...answers } = application;
  const { terms, declaration } = edit ?? {
    terms: isByStaff ? null : wordsOf(landingTexts.terms, offer.terms_and_conditions),
    declaration: wordsOf(reviewTexts.declaration, offer.application_terms_and_conditions),
  };
  return {
    format: RECORD_FORMAT,
    application: {
      id,
      reference,
      revision,
      status,
      submitted_at: submittedAt,
      submitted_by: submittedBy,
      ...(edit && { changed: { at: edit.at, by: edit.by } }),
    },
    offer: {
      id: offer.id,
      name: offer.name,
      issuer: offer.client_name,
      address: offer.href,
      currency,
      ...(offer.time_zone && { time_zone: offer.time_zone }),
      version: facts.offerVersion,
      documents: facts.offerDocuments,
    },
    texts: facts.textsVersion,
    summary: submittedFacts(offer, application, currency),
    figures: calculateInvestment(offer, { amount: purchase.totalAmount, isRegularPlan: isRegularPlan(purchase) }),
    payment,
    terms,
    steps: recordedSteps(offer, isByStaff ? answers : application, { currency, digestOf: facts.digestOf }),
    declaration,
    documents: facts.documents,
  };
}

function wordsOf(title: string, html: string | null | undefined): RecordedWords | null {
  return html ? { title, html } : null;
}

interface Recording {
  currency: string;
  digestOf: RecordFacts['digestOf'];
}

/** Returns every step with answers, for a reader who is nobody in particular. */
function recordedSteps(offer: Offer, application: Application, { currency, digestOf }: Recording): RecordedStep[] {
  const context = readingContext({ offer, application, currency });
  return listSteps({ offer, application, user: null, mode: NEW_APPLICATION }).flatMap(({ name, navTitle }) => {
    if (name === 'next_steps') return [];
    const sections = describeRecorded(name, context).map((section) => recordedSection(section, digestOf));
    // No reader sees the agreements before the application as a step of their own, so they have their own title here.
    const title = name === 'landingpage' ? landingTexts.documentation : navTitle;
    return sections.some(({ lines }) => lines.length > 0) ? [{ name, title, sections }] : [];
  });
}

function recordedSection({ id, path, title, lines }: Section, digestOf: RecordFacts['digestOf']): RecordedSection {
  return {
    ...(id !== undefined && { id }),
    path,
    ...(title !== undefined && { title }),
    lines: lines.map((line) => recordedLine(line, digestOf)),
  };
}

function recordedLine(line: Line, digestOf: RecordFacts['digestOf']): RecordedLine {
  const { path, label, note } = line;
  return { path, label, ...(note !== undefined && { note }), ...recordedAnswer(line, digestOf) };
}

function recordedAnswer(line: Line, digestOf: RecordFacts['digestOf']): RecordedAnswer {
  switch (line.kind) {
    case 'text':
    case 'date':
      return { kind: line.kind, value: line.value };
    case 'masked':
      return { kind: 'number', value: recordedNumber(line.value, digestOf) };
    case 'money': {
      const { value, currency, unit, isSum } = line;
      return { kind: 'money', value, currency, ...(unit && { unit }), ...(isSum && { is_sum: true }) };
    }
    case 'country':
      return { kind: 'country', value: recordedCountry(line.value) };
    case 'address': {
      const { lines, country } = line.value;
      return { kind: 'address', value: { lines, country: recordedCountry(country) } };
    }
    case 'document': {
      const { state, text, documents } = line.value;
      return {
        kind: 'document',
        value: { state, text, documents: documents.map(({ id, filename }) => ({ id: id ?? null, filename })) },
      };
    }
    case 'status':
      return { kind: 'status', value: line.value, is_done: line.isDone };
  }
}

function recordedNumber(number: string, digestOf: RecordFacts['digestOf']): RecordedNumber | null {
  return number === '' ? null : { mask: maskNumber(number), digest: digestOf(number) };
}

/** Adds the country's present name; null if no country was given, or it is unknown. */
function recordedCountry(reference: CountryReference | null): RecordedCountry | null {
  const country = countryById(reference?.id) ?? countryByIso2(reference?.code ?? '');
  return country ? { id: country.id, code: country.iso2, name: displayCountry(country.name) } : null;
}
