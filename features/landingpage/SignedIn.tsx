import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { initialLandingValues } from '#domain/offers/landing.ts';
import { fullName } from '#domain/people/names.ts';
import type { Offer } from '#domain/offer.ts';
import { actsForAnotherIssuer, type ActingContext, isIssuerActing, otherContext, type User } from '#domain/session.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { resumeTexts } from '#domain/texts/resume.ts';
import { links } from '#domain/texts/shell.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { prefetchLater } from '#features/ui/prefetch.ts';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectIsInOtherTab } from '#store/selectors/syncSelectors.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { changeContext } from '#store/session/signIn.ts';
import type { UnsentFile } from '#store/session/sendEverywhere.ts';
import { signOut, signOutOnceSent } from '#store/session/signOut.ts';
import styles from './landingpage.module.css';
import { initialAnswersFor } from './LogIn.tsx';
import { useIsOpening } from './useIsOpening.ts';
import type { LandingForm } from './useLandingForm.ts';

/** Few people leave with unsaved changes. */
const SignOutQuestion = lazyComponent(() =>
  import(/* webpackChunkName: "saving" */ '#features/parts/draft/index.ts').then((m) => m.SignOutQuestion),
);

interface SignedInProps {
  form: LandingForm;
  user: User;
  offer: Pick<Offer, 'client_name'>;
  /** The log-in form has just gone, with the focus in it: screen readers read this next. */
  takesFocus: boolean;
}

/** Shows the signed-in user, who applies with this account, acts for the issuer if permitted, or signs out (3-LAND-39, 3-LAND-40). */
export function SignedIn({ form, user, offer, takesFocus }: SignedInProps) {
  const { isBusy, hasFailed, unsent, leave, leaveAnyway, stay, act } = useSession(form);
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
      {user.is_acting_as_advisor && <FromSheet />}
      {hasFailed && <Notice kind="error" role="alert" title={loginTexts.callFailed} />}
      {unsent && <SignOutQuestion unsent={unsent} onStay={stay} onSignOut={leaveAnyway} />}
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
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const attempt = useCallback(async (call: () => Promise<boolean>) => {
    setBusy(true);
    setFailed(false);
    const worked = await call();
    setBusy(false);
    setFailed(!worked);
    return worked;
  }, []);
  const [unsent, setUnsent] = useState<UnsentFile[] | null>(null);
  const question = useRef<AbortController>(null);
  // The question may be needed offline.
  useEffect(() => prefetchLater(() => [preloadDialog, SignOutQuestion.preload]), []);
  const leave = () =>
    attempt(async () => {
      // Saves the answers typed on this page too.
      form.left();
      const asked = new AbortController();
      question.current = asked;
      const onSaved = (saved: string) =>
        setUnsent((files) => files && files.filter(({ fileId, isOpenHere }) => isOpenHere || fileId !== saved));
      const left = await dispatch(signOutOnceSent({ onSaved, signal: asked.signal }));
      if (left.length > 0) setUnsent(left);
      return true;
    });
  const stay = useCallback(() => {
    question.current?.abort();
    setUnsent(null);
  }, []);
  const leaveAnyway = useCallback(() => {
    stay();
    void attempt(async () => (await dispatch(signOut()), true));
  }, [dispatch, attempt, stay]);
  const act = async (context: ActingContext) => {
    form.left();
    if (await attempt(() => dispatch(changeContext(context))))
      form.change(initialAnswersFor(initialLandingValues(selectUser(store.getState()))));
  };
  return { isBusy, hasFailed, unsent, leave, leaveAnyway, stay, act };
}

function useFocus(takesFocus: boolean) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return place;
}
