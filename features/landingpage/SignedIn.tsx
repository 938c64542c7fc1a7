import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { initialLandingValues } from '#domain/offers/landing.ts';
import { fullName } from '#domain/people/names.ts';
import type { Offer } from '#domain/offer.ts';
import { actsForAnotherIssuer, type ActingContext, isIssuerActing, otherContext, type User } from '#domain/session.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { resumeTexts } from '#domain/texts/resume.ts';
import { links } from '#domain/texts/shell.ts';
import { siteTexts } from '#domain/texts/site.ts';
import { useSignOut } from '#features/parts/account/useSignOut.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectIsInOtherTab } from '#store/selectors/syncSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { changeContext } from '#store/session/signIn.ts';
import styles from './landingpage.module.css';
import { initialAnswersFor } from './LogIn.tsx';
import { useIsOpening } from './useIsOpening.ts';
import type { LandingForm } from './useLandingForm.ts';

interface SignedInProps {
  form: LandingForm;
  user: User;
  offer: Pick<Offer, 'client_name'>;
  /** The log-in form has just gone, with the focus in it: screen readers read this next. */
  takesFocus: boolean;
}

/** Shows the signed-in user, who applies with this account, acts for the issuer if permitted, or signs out (3-LAND-39, 3-LAND-40). */
export function SignedIn({ form, user, offer, takesFocus }: SignedInProps) {
  const { isBusy, hasFailed, leave, question, act } = useSession(form);
  const place = useFocus(takesFocus);
  const isReadOnly = useAppSelector(selectIsInOtherTab);
  const isOpening = useIsOpening();
  const other = otherContext(user, offer);
  const isForAnother = actsForAnotherIssuer(user, offer);
  // Errors about the role lead here, since staff see no question about it.
  const headingId = isForAnother ? 'landing-applicant_role' : 'landing-account';
  return (
    <section className={styles.account} aria-labelledby={headingId}>
      <h3 id={headingId} ref={place} tabIndex={-1}>
        {loginTexts.signedInAs(fullName(user.first_name, user.last_name) || user.username)}
      </h3>
      <p>{capacityOf(user, offer)}</p>
      {isForAnother && other === null && <p>{loginTexts.applyOtherwise}</p>}
      <ButtonRow>
        {other && (
          <Button isBusy={isBusy || isOpening} isBlocked={isReadOnly} onClick={() => void act(other)}>
            {other === 'issuer' ? loginTexts.actAsIssuer : loginTexts.actAsInvestor}
          </Button>
        )}
        <Button isBusy={isBusy || isOpening} onClick={() => void leave()}>
          {loginTexts.signOut}
        </Button>
      </ButtonRow>
      <p className={styles.accountHelp}>{loginTexts.signOutHelp}</p>
      {!isIssuerActing(user) && (
        <p>
          <Link href={links.investorDashboard}>{siteTexts.dashboard}</Link>
        </p>
      )}
      {user.is_acting_as_advisor && <FromSheet />}
      {hasFailed && <Notice kind="error" role="alert" title={loginTexts.callFailed} />}
      {question}
    </section>
  );
}

/** Says in which capacity the signed-in user applies, or that they cannot apply here. */
function capacityOf(user: User, offer: Pick<Offer, 'client_name'>): string {
  if (actsForAnotherIssuer(user, offer)) return loginTexts.actsForAnother(user.issuers ?? [], offer.client_name);
  return isIssuerActing(user) ? loginTexts.applyForAnInvestor : loginTexts.applyWithThisAccount;
}

/** Link to start many applications at once, for advisers; a preview takes no applications. */
function FromSheet() {
  const slug = useAppSelector(({ session, wizard }) => (wizard.mode.preview ? null : session.offerSlug));
  return slug === null ? null : (
    <p>
      <Link href={links.sheet(slug)}>{resumeTexts.fromSheet}</Link>
    </p>
  );
}

function useSession(form: LandingForm) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { isBusy: isLeaving, leave, question } = useSignOut();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const act = async (context: ActingContext) => {
    form.left();
    setBusy(true);
    setFailed(false);
    const worked = await dispatch(changeContext(context));
    setBusy(false);
    setFailed(!worked);
    if (worked) form.change(initialAnswersFor(initialLandingValues(selectUser(store.getState()))));
  };
  return {
    isBusy: isBusy || isLeaving,
    hasFailed,
    question,
    act,
    leave: () => {
      // Saves the answers typed on this page too.
      form.left();
      return leave();
    },
  };
}

function useFocus(takesFocus: boolean) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return place;
}
