import { acceptsApplications, asksForTerms } from '#domain/offers/landing.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Locked } from './Locked.tsx';
import { OfferDocumentation } from './OfferDocumentation.tsx';
import { SharedComputer } from './SharedComputer.tsx';
import { StartApplication } from './StartApplication.tsx';
import type { LandingForm as LandingFormState } from './useLandingForm.ts';

/** Shares a chunk with the rules that find the problems. */
const LandingProblems = lazyComponent(() =>
  import(/* webpackChunkName: "landing-more" */ './LandingProblems.tsx').then((m) => m.LandingProblems),
);

/** Few people come to approve an application that was filled in for them. */
const ReviewApplication = lazyComponent(() =>
  import(/* webpackChunkName: "account" */ './approval.ts').then((m) => m.ReviewApplication),
);

interface LandingFormProps {
  form: LandingFormState;
  context: SchemaContext;
  /** The investor has opened it to approve it. */
  isApproval: boolean;
}

/**
 * Terms and documents, then the start, or the review for an approving investor: each shown by the offer's state (1-LAND-23 to 1-LAND-27).
 */
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
      {asksForTerms(offer, user, mode) && (
        <Locked>
          <OfferDocumentation form={form} offer={offer} />
        </Locked>
      )}
      {isApproval && (
        <Locked>
          <ReviewApplication form={form} context={context} />
        </Locked>
      )}
      {acceptsApplications(offer, user) && !isApproval ? (
        <StartApplication form={form} context={context} />
      ) : (
        <Locked>
          <SharedComputer />
        </Locked>
      )}
      {form.isCut && <Notice kind="warn" role="status" title={pageTexts.loadFailed} />}
    </form>
  );
}
