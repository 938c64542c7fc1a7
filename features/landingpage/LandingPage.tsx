import { useEffect, useState } from 'react';
import { changesSinceAgreement, type DocumentChanges } from '#domain/offers/agreedDocuments.ts';
import {
  acceptsApplications,
  asksForTerms,
  initialLandingValues,
  isOpenOrOpening,
  landingFormValues,
  type LandingFormValues,
} from '#domain/offers/landing.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { isApproving } from '#domain/steps.ts';
import { Footer } from '#features/ui/Footer.tsx';
import { lazyComponent, Nothing } from '#features/ui/lazyComponent.tsx';
import { PreviewBanner } from '#features/ui/PreviewBanner.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { useDays } from '#features/ui/useToday.ts';
import type { AppDispatch } from '#store/createStore.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectHasEarlierAnswers } from '#store/selectors/filesSelectors.ts';
import { selectIsInOtherTab, selectUnreadable } from '#store/selectors/syncSelectors.ts';
import { selectIsLandingOpen } from '#store/selectors/stepSelectors.ts';
import { useStepDraft } from '#store/steps/useStepDraft.ts';
import { AboutOffer } from './AboutOffer.tsx';
import { LandingForm } from './LandingForm.tsx';
import { NotOpenNotice } from './NotOpenNotice.tsx';
import { OFFER_NAME_ID, OfferHero } from './OfferHero.tsx';
import { RequiredDocuments } from './RequiredDocuments.tsx';
import styles from './landingpage.module.css';
import { useLandingForm } from './useLandingForm.ts';

/** Few people need it: only if an application of this device could not be opened, or another tab has it. */
const FileNotices = lazyComponent(() =>
  import(/* webpackChunkName: "landing-rare" */ '#features/parts/device/FileNotices.tsx').then((m) => m.FileNotices),
);

/** Few people return to an offer whose documents have changed, or open an application that was started without this page. */
const AskedFirst = lazyComponent(() =>
  import(/* webpackChunkName: "landing-rare" */ './RequiredFirst.tsx').then((m) => m.RequiredFirst),
);

/** Few people come to approve an application that was filled in for them. */
const ApprovalRequest = lazyComponent(() =>
  import(/* webpackChunkName: "account" */ './approval.ts').then((m) => m.ApprovalRequest),
);

/** Only for a person who has entered something before. */
const WelcomeBack = lazyComponent(
  () => import(/* webpackChunkName: "landing-rare" */ './WelcomeBack.tsx').then((m) => m.WelcomeBack),
  { Missing: Nothing },
);

interface LandingPageProps {
  /** The page began with this view, which keeps the browser's own start. Coming from a step, focus goes to the offer's name. */
  isFirst?: boolean;
}

/** The offer's page: its description, its documents and terms, and the way into an application (1-LAND). */
export function LandingPage({ isFirst = true }: LandingPageProps) {
  const dispatch = useAppDispatch();
  const { values, context, keepDraft } = useStepDraft('landingpage', useDays());
  const { offer, user, mode } = context;
  const isApproval = isApproving(user, mode);
  const isUnreadable = useAppSelector(selectUnreadable) !== null;
  const isReadOnly = useAppSelector(selectIsInOtherTab);
  const leadsOn = useAppSelector(selectHasEarlierAnswers);
  const [{ initialValues, changes }] = useState(() => firstValues(context, values));
  const isOpen = useAppSelector(selectIsLandingOpen);
  const form = useLandingForm({
    initialValues,
    context,
    onDraft: keepDraft,
    onValid: (complete) => leave(dispatch, complete),
  });
  useEffect(() => {
    document.title = `${offer.name} – ${offer.client_name}`;
  }, [offer]);
  useEffect(() => {
    if (!isFirst) focusStart();
  }, [isFirst]);

  return (
    <>
      <SkipLink />
      {mode.preview && <PreviewBanner offerHref={offer.href} />}
      <main id="main" tabIndex={-1}>
        {(isUnreadable || isReadOnly) && (
          <div className={styles.unreadable}>
            <FileNotices />
          </div>
        )}
        {(isOpen || changes !== null) && (
          <div className={styles.unreadable}>
            <AskedFirst offer={offer} form={form} changes={changes} takesFocus={!isFirst} />
          </div>
        )}
        <OfferHero offer={offer} />
        {isApproval ? <ApprovalRequest /> : leadsOn && <WelcomeBack isAskedAgain={changes !== null} />}
        <div className={styles.landing}>
          <div>
            <AboutOffer offer={offer} />
            <LandingForm form={form} context={context} isApproval={isApproval} />
            {!acceptsApplications(offer, user) && <NotOpenNotice state={offer.state} />}
          </div>
          {isOpenOrOpening(offer.state) && !isApproval && <RequiredDocuments offer={offer} />}
        </div>
      </main>
      <Footer registrar={offer.registrar} contactPerson={offer.contact_person} />
    </>
  );
}

/** Moves to the start for sighted people and screen readers alike; a person who is elsewhere on the page already stays there. */
function focusStart(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById(OFFER_NAME_ID)?.focus({ preventScroll: true });
  if (document.scrollingElement) document.scrollingElement.scrollTop = 0;
}

/**
 * Returns the defaults, overlaid with saved answers and text typed before a reload. An applicant who agreed to other documents than the
 * offer has now is asked to agree again (1-LAND-39); `changes` lists them.
 */
function firstValues(
  { application, user, offer, mode }: SchemaContext,
  typed: LandingFormValues | undefined,
): { initialValues: LandingFormValues; changes: DocumentChanges | null } {
  const values = {
    ...initialLandingValues(user),
    ...landingFormValues(application),
    ...typed,
    ...(user && { hasAccount: true }),
  };
  const changes = asksForTerms(offer, user, mode) ? changesSinceAgreement(offer, user, values) : null;
  const asksAgain = changes !== null && { agree_to_terms: false, all_docs_are_downloaded: false };
  return { initialValues: { ...values, ...asksAgain }, changes };
}

async function leave(dispatch: AppDispatch, complete: LandingFormValues): Promise<void> {
  const { leaveLanding } = await import(/* webpackChunkName: "landing-more" */ '#store/steps/leaveLanding.ts');
  await dispatch(leaveLanding(complete));
}
