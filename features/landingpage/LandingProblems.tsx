import { landingLabels } from '#domain/texts/landingLabels.ts';
import { problemText } from '#domain/texts/ui.ts';
import { ErrorSummary } from '#features/ui/ErrorSummary.tsx';
import { compareByPosition, focusField } from '#features/ui/form/focusField.ts';
import type { LandingForm } from './useLandingForm.ts';

/** Lists the errors of the answers in the order of the page; loads with the rules. */
export function LandingProblems({ form }: { form: LandingForm }) {
  const problems = Object.entries(form.errors).map(([path, message]) => ({
    fieldId: `landing-${path}`,
    text: problemText([landingLabels[path]], message),
  }));
  return <ErrorSummary items={problems.sort(compareByPosition)} focusKey={form.asked} onSelect={focusField} />;
}
