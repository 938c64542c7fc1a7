import { showsStartSection, showsTermsSection } from '#domain/landing.ts';
import type { SchemaContext } from '#domain/schemas/context.ts';
import { landingLabels } from '#domain/texts/landing.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { problemText } from '#domain/texts/ui.ts';
import { ErrorSummary } from '#features/ui/ErrorSummary.tsx';
import { byPlace, focusField } from '#features/ui/form/focusField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { OfferDocumentation } from './OfferDocumentation.tsx';
import { SharedComputer } from './SharedComputer.tsx';
import { StartApplication } from './StartApplication.tsx';
import type { LandingForm as LandingFormState } from './useLandingForm.ts';

/** Terms and documents, then the start: each shown by the offer's state (1-LAND-23 to 1-LAND-27). */
export function LandingForm({ form, context }: { form: LandingFormState; context: SchemaContext }) {
  const { offer, user, mode } = context;
  const problems = Object.entries(form.errors).map(([path, message]) => ({ fieldId: `landing-${path}`, text: problemText([landingLabels[path]], message) }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {problems.length > 0 && <ErrorSummary items={problems.sort(byPlace)} focusKey={form.asked} onSelect={focusField} />}
      {showsTermsSection(offer, user, mode) && <OfferDocumentation form={form} offer={offer} />}
      {showsStartSection(offer) ? <StartApplication form={form} context={context} /> : <SharedComputer />}
      {form.isCut && <Notice kind="warn" role="status" title={pageTexts.loadFailed} />}
    </form>
  );
}
