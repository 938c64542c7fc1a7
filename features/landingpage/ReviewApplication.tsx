import { asksForTerms } from '#domain/offers/landing.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { approvalTexts as texts } from '#domain/texts/approval.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import type { LandingForm } from './useLandingForm.ts';

interface ReviewApplicationProps {
  form: LandingForm;
  context: SchemaContext;
}

/** `Review application`, in place of the start: leads to review once the terms are agreed to (1-LAND-19, 3-LAND-28, 3-LAND-29). */
export function ReviewApplication({ form, context: { offer, user, mode } }: ReviewApplicationProps) {
  return (
    <Card title={texts.startTitle} intro={asksForTerms(offer, user, mode) ? texts.agreeFirst : undefined}>
      <Button kind="primary" type="submit" iconEnd="next" isBusy={form.isChecking}>
        {texts.review}
      </Button>
    </Card>
  );
}
