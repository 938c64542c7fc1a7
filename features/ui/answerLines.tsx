import type { ReadinessItem } from '#domain/readiness.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { DoneMark, Missing, type Answer } from './Answers.tsx';

const DOCUMENT_LABELS: Partial<Record<ReadinessItem['kind'], string>> = {
  identity: reviewTexts.amlCtf,
  certificate: reviewTexts.certificate,
  source_of_wealth: reviewTexts.sourceOfWealth,
};

/** Whether a document of a person or an organisation is there (2-REV-10 to 2-REV-13). */
export function documentAnswer({ kind, supplied, text }: ReadinessItem): Answer {
  const label = DOCUMENT_LABELS[kind] ?? readinessTexts.kinds[kind];
  return { label, value: supplied ? <DoneMark>{text}</DoneMark> : <Missing>{text}</Missing> };
}

/** The answer, or nothing where none was given. */
export function given(label: string, value: string | undefined): Answer[] {
  return value ? [{ label, value }] : [];
}
