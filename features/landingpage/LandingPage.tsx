import { useEffect, useState } from 'react';
import { changesSinceAgreement, type DocumentChanges } from '#domain/offers/agreedDocuments.ts';
import {
  asksForTerms,
  initialLandingValues,
  isOnOffer,
  landingFormValues,
  type LandingFormValues,
} from '#domain/offers/landing.ts';
import type { SchemaContext } from '#domain/stepRules/context.ts';
import { isApproving } from '#domain/steps.ts';
import { Footer } from '#features/ui/Footer.tsx';
import { lateComponent, Nothing } from '#features/ui/lateComponent.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { useToday } from '#features/ui/useToday.ts';
import type { AppDispatch } from '#store/createStore.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectLeadsOn } from '#store/selectors/filesSelectors.ts';
import { selectUnreadable } from '#store/selectors/saveSelectors.ts';
import { selectIsLandingOpen } from '#store/selectors/stepSelectors.ts';
import { useStepDraft } from '#store/steps/useStepDraft.ts';
import { AboutOffer } from './AboutOffer.tsx';
import { LandingForm } from './LandingForm.tsx';
import { OFFER_NAME_ID, OfferHero } from './OfferHero.tsx';
import { RequiredDocuments } from './RequiredDocuments.tsx';
import styles from './landingpage.module.css';
import { useLandingForm } from './useLandingForm.ts';

/** Needed by few: only when an application of this device could not be opened, or another tab has it. */
const FileNotices = lateComponent(() =>
  import(/* webpackChunkName: "unreadable" */ '#features/parts/device/FileNotices.tsx').then((m) => m.FileNotices),
);

/** Most people come to an offer itself. */
const PreviewBanner = lateComponent(() =>
  import(/* webpackChunkName: "preview" */ '#features/ui/PreviewBanner.tsx').then((m) => m.PreviewBanner),
);

/** Most offers that people come to are open. */
const NotOpenNotice = lateComponent(() =>
  import(/* webpackChunkName: "not-open" */ './NotOpenNotice.tsx').then((m) => m.NotOpenNotice),
);

/** Few come back to an offer whose documents were changed meanwhile, or open an application that was begun without this page. */
const AskedFirst = lateComponent(() =>
  import(/* webpackChunkName: "documents-changed" */ './AskedFirst.tsx').then((m) => m.AskedFirst),
);

/** Few come to approve what was filled in for them. */
const ApprovalRequest = lateComponent(() =>
  import(/* webpackChunkName: "approval" */ './approval.ts').then((m) => m.ApprovalRequest),
);

/** Only for whoever has entered something before. */
const WelcomeBack = lateComponent(
  () => import(/* webpackChunkName: "welcome" */ './WelcomeBack.tsx').then((m) => m.WelcomeBack),
  { Missing: Nothing },
);

interface LandingPageProps {
  /** It is what the page began with, which keeps the browser's own start: who comes here from a step begins at its name. */
  isFirst?: boolean;
}

/** The offer's page: what it is, its documents and terms, and the way into an application (1-LAND). */
export function LandingPage({ isFirst = true }: LandingPageProps) {
  const dispatch = useAppDispatch();
  const { values, context, keepDraft } = useStepDraft('landingpage', useToday());
  const { offer, user, mode } = context;
  const isApproval = isApproving(user, mode);
  const isUnreadable = useAppSelector(selectUnreadable) !== null;
  const isReadOnly = useAppSelector(({ saveStatus }) => saveStatus.isInOtherTab);
  const leadsOn = useAppSelector(selectLeadsOn);
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
            <fieldset role="none" disabled={isReadOnly}>
              <LandingForm form={form} context={context} isApproval={isApproval} />
              {offer.state !== 'open' && <NotOpenNotice state={offer.state} />}
            </fieldset>
          </div>
          {isOnOffer(offer.state) && !isApproval && <RequiredDocuments offer={offer} />}
        </div>
      </main>
      <Footer registrar={offer.registrar} contactPerson={offer.contact_person} />
    </>
  );
}

/** For eyes and ears alike; whoever is at something else already stays there. */
function focusStart(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById(OFFER_NAME_ID)?.focus({ preventScroll: true });
  if (document.scrollingElement) document.scrollingElement.scrollTop = 0;
}

/**
 * What was typed before a reload or saved, over what one starts with. Whoever agreed to other documents than the offer has by now is asked
 * to agree again (1-LAND-39): with those that have changed.
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
  const { leaveLanding } = await import(/* webpackChunkName: "landing-rules" */ '#store/steps/leaveLanding.ts');
  await dispatch(leaveLanding(complete));
}
