import { useEffect } from 'react';
import { initialLandingValues, isOnOffer, landingFormValues, type LandingFormValues } from '#domain/landing.ts';
import type { SchemaContext } from '#domain/schemas/context.ts';
import { Footer } from '#features/ui/Footer.tsx';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { PreviewBanner } from '#features/ui/PreviewBanner.tsx';
import { SkipLink } from '#features/ui/SkipLink.tsx';
import { useToday } from '#features/ui/useToday.ts';
import type { AppDispatch } from '#store/createStore.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUnreadable } from '#store/selectors/saveSelectors.ts';
import { useStepDraft } from '#store/useStepDraft.ts';
import { AboutOffer } from './AboutOffer.tsx';
import { LandingForm } from './LandingForm.tsx';
import { NotOpenNotice } from './NotOpenNotice.tsx';
import { OfferHero } from './OfferHero.tsx';
import { RequiredDocuments } from './RequiredDocuments.tsx';
import styles from './landingpage.module.css';
import { useLandingForm } from './useLandingForm.ts';

/** Needed by few: only when an application of this device could not be opened. */
const UnreadableNotice = lateComponent(() => import(/* webpackChunkName: "unreadable" */ '#features/ui/UnreadableNotice.tsx').then((m) => m.UnreadableNotice));

/** The offer's page: what it is, its documents and terms, and the way into an application (1-LAND). */
export function LandingPage() {
  const dispatch = useAppDispatch();
  const { values, context, keepDraft } = useStepDraft('landingpage', useToday());
  const { offer, mode } = context;
  const isUnreadable = useAppSelector(selectUnreadable) !== null;
  const form = useLandingForm({
    initialValues: firstValues(context, values),
    context,
    onDraft: keepDraft,
    onValid: (complete) => start(dispatch, complete),
  });
  useEffect(() => {
    document.title = `${offer.name} – ${offer.client_name}`;
  }, [offer]);

  return (
    <>
      <SkipLink />
      {mode.preview && <PreviewBanner offerHref={offer.href} />}
      <main id="main" tabIndex={-1}>
        {isUnreadable && (
          <div className={styles.unreadable}>
            <UnreadableNotice />
          </div>
        )}
        <OfferHero offer={offer} />
        <div className={styles.landing}>
          <div>
            <AboutOffer offer={offer} />
            <LandingForm form={form} context={context} />
            {offer.state !== 'open' && <NotOpenNotice state={offer.state} />}
          </div>
          {isOnOffer(offer.state) && <RequiredDocuments offer={offer} />}
        </div>
      </main>
      <Footer registrar={offer.registrar} contactPerson={offer.contact_person} />
    </>
  );
}

/** What was typed before a reload or saved, over what one starts with. */
function firstValues({ application, user }: SchemaContext, typed: LandingFormValues | undefined): LandingFormValues {
  return { ...initialLandingValues(user), ...landingFormValues(application), ...typed, ...(user && { hasAccount: true }) };
}

/** Into the first step, then the early lead, which blocks nobody, and neither does its code (1-LAND-21): each arrives when it is needed. */
async function start(dispatch: AppDispatch, complete: LandingFormValues): Promise<void> {
  const { startApplication } = await import(/* webpackChunkName: "landing-rules" */ '#store/thunks/startApplication.ts');
  dispatch(startApplication(complete));
  await import(/* webpackChunkName: "early-lead" */ '#store/thunks/sendEarlyLead.ts').then(({ sendEarlyLead }) => dispatch(sendEarlyLead()), () => undefined);
}
