import type { Person } from '#domain/application.ts';
import type { ReadinessItem } from '#domain/readiness.ts';
import { readinessTexts } from '#domain/texts/readiness.ts';
import { reviewTexts } from '#domain/texts/review.ts';
import { DoneMark, Missing, type Answer } from '#features/ui/Answers.tsx';

const DOCUMENT_LABELS: Partial<Record<ReadinessItem['kind'], string>> = {
  identity: reviewTexts.amlCtf,
  certificate: reviewTexts.certificate,
  source_of_wealth: reviewTexts.sourceOfWealth,
};

/** Whether each document of a person or an organisation is there, and when a certificate was issued (2-REV-10 to 2-REV-13, 2-CERT-02). */
export function documentAnswers(
  bearer: Pick<Person, 'sophisticatedInvestorDocDate'>,
  items: readonly ReadinessItem[],
): Answer[] {
  return items.flatMap((item) => [
    documentAnswer(item),
    ...(item.kind === 'certificate' ? given(reviewTexts.certificateDate, bearer.sophisticatedInvestorDocDate) : []),
  ]);
}

function documentAnswer({ kind, supplied, isAwaited, text }: ReadinessItem): Answer {
  const label = DOCUMENT_LABELS[kind] ?? readinessTexts.kinds[kind];
  return { label, value: supplied ? <DoneMark>{text}</DoneMark> : isAwaited ? text : <Missing>{text}</Missing> };
}

/** The answer, or nothing where none was given. */
export function given(label: string, value: string | undefined): Answer[] {
  return value ? [{ label, value }] : [];
}
