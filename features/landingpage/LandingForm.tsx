import { takesApplications, asksForTerms } from '#domain/offers/landing.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { OfferDocumentation } from './OfferDocumentation.tsx';
import { SharedComputer } from './SharedComputer.tsx';
import { StartApplication } from './StartApplication.tsx';
import type { LandingForm as LandingFormState } from './useLandingForm.ts';

/** In the file of the rules that find them. */
const LandingProblems = lateComponent(() =>
  import(/* webpackChunkName: "landing-rules" */ './LandingProblems.tsx').then((m) => m.LandingProblems),
);

/** Few come to approve what was filled in for them. */
const ReviewApplication = lateComponent(() =>
  import(/* webpackChunkName: "approval" */ './approval.ts').then((m) => m.ReviewApplication),
);

interface LandingFormProps {
  form: LandingFormState;
  context: SchemaContext;
  /** The investor has opened it to approve it. */
  isApproval: boolean;
}

/** Terms and documents, then the start, or review for whoever approves: each shown by the offer's state (1-LAND-23 to 1-LAND-27). */
export function LandingForm({ form, context, isApproval }: LandingFormProps) {
  const { offer, user, mode } = context;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.asked > 0 && Object.keys(form.errors).length > 0 && <LandingProblems form={form} />}
      {asksForTerms(offer, user, mode) && <OfferDocumentation form={form} offer={offer} />}
      {isApproval && <ReviewApplication form={form} context={context} />}
      {takesApplications(offer) && !isApproval ? (
        <StartApplication form={form} context={context} />
      ) : (
        <SharedComputer />
      )}
      {form.isCut && <Notice kind="warn" role="status" title={pageTexts.loadFailed} />}
    </form>
  );
}
