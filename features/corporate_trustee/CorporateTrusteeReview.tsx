import type { Company } from '#domain/application.ts';
import { OrganisationAnswers } from '#features/parts/organisation/OrganisationAnswers.tsx';
import { useReviewItems } from '#store/documents/useLeftUploads.ts';

/** The corporate trustee to read, and which of its documents are there. */
export function CorporateTrusteeReview({ values }: { values: Company }) {
  const items = useReviewItems();
  return <OrganisationAnswers company={values} items={items.filter(({ step }) => step === 'corporate_trustee')} />;
}
