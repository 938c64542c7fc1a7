/**
 * The record of what was lodged (design 4a): the whole application in words, under one fixed reader, with what was declared and agreed to.
 * docs/record.md describes it for whoever reads it without this program.
 */
import { countryById, countryByIso2, displayCountry } from '../addresses/countries.ts';
import type { Application, DataStepName } from '../application.ts';
import { maskNumber } from '../formats/format.ts';
import { calculateInvestment, type Investment } from '../investment.ts';
import type { PaymentDue } from '../money/paymentDue.ts';
import type { Offer } from '../offer.ts';
import { NEW_APPLICATION, type ApplicationStatus } from '../session.ts';
import type { StatusActor } from '../statuses.ts';
import { isRegularPlan, listSteps } from '../steps.ts';
import { describeRecorded } from '../stepRules/describeRecorded.ts';
import { readingContext } from '../stepRules/describeStep.ts';
import type { CountryReference, Line, Section } from '../stepRules/description.ts';
import { landingTexts } from '../texts/landing.ts';
import { reviewTexts } from '../texts/review.ts';
import { lodgedFacts, type LodgedFacts } from './lodgedFacts.ts';

export const RECORD_FORMAT = 'allot-record/1';

/** A document, by its SHA-256 in hexadecimal. */
export interface RecordedDocument {
  filename: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** One of the offer's, as it was served when the application was lodged; null of what could not be served. */
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

/** Of a number its end, and the HMAC-SHA-256 of all of it under the record's own key, in hexadecimal. */
export interface RecordedNumber {
  mask: string;
  digest: string;
}

/** An answer by its kind, as `Reading` has it. '' and null: the question was left open. */
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
  /** The field within the section. */
  path: string;
  label: string;
  note?: string;
};

export interface RecordedSection {
  /** Of the person, organisation or declaration that it is about. */
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

/** Whose words, as they were shown: HTML of the issuer. */
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
  };
  offer: {
    id: number;
    name: string;
    issuer: string;
    address: string;
    currency: string;
    /** SHA-256 of the offer as it stood, as canonical JSON. */
    version: string;
    documents: RecordedOfferDocument[];
  };
  /** SHA-256 over the texts of the build that wrote this. */
  texts: string;
  summary: LodgedFacts;
  /** Decimal strings, dollars and securities. */
  figures: Investment;
  payment: PaymentDue;
  /** What was agreed to before the application began. */
  terms: RecordedWords | null;
  steps: RecordedStep[];
  /** What was declared by submitting. */
  declaration: RecordedWords | null;
  /** The applicant's, each once. */
  documents: (RecordedDocument & { id: string })[];
}

/** Who pressed Submit; no name where nobody was signed in. */
export interface Submitter {
  role: StatusActor;
  name: string | null;
}

/** What the service knows besides the application. */
export interface RecordFacts {
  id: number;
  reference: string;
  revision: number;
  status: ApplicationStatus;
  submittedAt: string;
  submittedBy: Submitter;
  offerVersion: string;
  offerDocuments: RecordedOfferDocument[];
  textsVersion: string;
  payment: PaymentDue;
  documents: (RecordedDocument & { id: string })[];
  /** HMAC-SHA-256 of a number, in hexadecimal. */
  digestOf: (number: string) => string;
}

/** The record of an application as it is stored. The same for equal arguments, whoever asks. */
export function recordOf(offer: Offer, application: Application, facts: RecordFacts): ApplicationRecord {
  const { id, reference, revision, status, submittedAt, submittedBy, payment } = facts;
  const currency = payment.currency_code;
  const purchase = application.purchase_amount ?? {};
  // Staff are asked for neither terms nor documents: the record says nothing of them that nobody did (1-LAND-28, 1-LAND-29).
  const isByStaff = submittedBy.role === 'issuer';
  const { landingpage: _begun, ...answers } = application;
  return {
    format: RECORD_FORMAT,
    application: { id, reference, revision, status, submitted_at: submittedAt, submitted_by: submittedBy },
    offer: {
      id: offer.id,
      name: offer.name,
      issuer: offer.client_name,
      address: offer.href,
      currency,
      version: facts.offerVersion,
      documents: facts.offerDocuments,
    },
    texts: facts.textsVersion,
    summary: lodgedFacts(offer, application, currency),
    figures: calculateInvestment(offer, { amount: purchase.totalAmount, isRegularPlan: isRegularPlan(purchase) }),
    payment,
    terms: isByStaff ? null : wordsOf(landingTexts.terms, offer.terms_and_conditions),
    steps: recordedSteps(offer, isByStaff ? answers : application, { currency, digestOf: facts.digestOf }),
    declaration: wordsOf(reviewTexts.declaration, offer.application_terms_and_conditions),
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

/** Every step with answers, as nobody in particular reads it. */
function recordedSteps(offer: Offer, application: Application, { currency, digestOf }: Recording): RecordedStep[] {
  const context = readingContext({ offer, application, currency });
  return listSteps({ offer, application, user: null, mode: NEW_APPLICATION }).flatMap(({ name, navTitle }) => {
    if (name === 'next_steps') return [];
    const sections = describeRecorded(name, context).map((section) => recordedSection(section, digestOf));
    // What is agreed to before the application begins stands on no step of its own in anybody's eyes.
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

/** With its name of today; null where none was given, or it is none that is known. */
function recordedCountry(reference: CountryReference | null): RecordedCountry | null {
  const country = countryById(reference?.id) ?? countryByIso2(reference?.code ?? '');
  return country ? { id: country.id, code: country.iso2, name: displayCountry(country.name) } : null;
}
