import { reviewTexts } from '#domain/texts/review.ts';
import { Card } from '#features/ui/Card.tsx';
import { Prose } from '#features/ui/Prose.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';

/** The applicant's declaration on submitting, in the issuer's text (2-REV-02). */
export function Declaration() {
  const tree = useAppSelector((state) => selectOffer(state)?.prose?.application_terms_and_conditions);
  if (!tree) return null;
  return (
    <Card title={reviewTexts.declaration}>
      <Prose content={tree} />
    </Card>
  );
}
