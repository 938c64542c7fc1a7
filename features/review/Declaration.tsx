import { reviewTexts } from '#domain/texts/review.ts';
import { Card } from '#features/ui/Card.tsx';
import { Html } from '#features/ui/Html.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';

/** What the applicant declares by submitting: the issuer's words, sanitised (2-REV-02). */
export function Declaration() {
  const html = useAppSelector((state) => selectOffer(state)?.application_terms_and_conditions);
  if (!html) return null;
  return (
    <Card title={reviewTexts.declaration}>
      <Html html={html} />
    </Card>
  );
}
