import type { Company } from '#domain/application.ts';
import type { ReadinessItem } from '#domain/readiness.ts';
import { OrganisationAnswers } from '#features/ui/organisation/OrganisationAnswers.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectReadiness } from '#store/selectors/readinessSelectors.ts';

const NONE: readonly ReadinessItem[] = [];

/** The corporate trustee to read, and which of its documents are there. */
export function CorporateTrusteeReview({ values }: { values: Company }) {
  const items = useAppSelector((state) => selectReadiness(state)?.items ?? NONE);
  return <OrganisationAnswers company={values} items={items.filter(({ step }) => step === 'corporate_trustee')} />;
}
