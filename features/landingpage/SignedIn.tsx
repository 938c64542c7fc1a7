import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { initialLandingValues } from '#domain/offers/landing.ts';
import { fullName } from '#domain/people/names.ts';
import { type ActingContext, isIssuerActing, otherContext, type User } from '#domain/session.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { resumeTexts } from '#domain/texts/resume.ts';
import { links } from '#domain/texts/shell.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector, useAppStore } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { changeContext } from '#store/session/signIn.ts';
import { signOut } from '#store/session/signOut.ts';
import styles from './landingpage.module.css';
import { startOf } from './LogIn.tsx';
import type { LandingForm } from './useLandingForm.ts';

interface SignedInProps {
  form: LandingForm;
  user: User;
  /** The log-in form has just gone, with the focus in it: this is read next. */
  takesFocus: boolean;
}

/** Who is signed in: they apply with this account, act for the issuer if they may, or sign out (3-LAND-39, 3-LAND-40). */
export function SignedIn({ form, user, takesFocus }: SignedInProps) {
  const { isBusy, hasFailed, leave, act } = useSession(form);
  const place = useFocus(takesFocus);
  const isIssuer = isIssuerActing(user);
  const other = otherContext(user);
  return (
    <section className={styles.account} aria-labelledby="landing-account">
      <h3 id="landing-account" ref={place} tabIndex={-1}>
        {loginTexts.signedInAs(fullName(user.first_name, user.last_name) || user.username)}
      </h3>
      <p>{isIssuer ? loginTexts.applyForAnInvestor : loginTexts.applyWithThisAccount}</p>
      <ButtonRow>
        {other && (
          <Button isBusy={isBusy} onClick={() => void act(other)}>
            {other === 'issuer' ? loginTexts.actAsIssuer : loginTexts.actAsInvestor}
          </Button>
        )}
        <Button isBusy={isBusy} onClick={() => void leave()}>
          {loginTexts.signOut}
        </Button>
      </ButtonRow>
      <p className={styles.accountHelp}>{loginTexts.signOutHelp}</p>
      {user.is_acting_as_advisor && <FromSheet />}
      {hasFailed && <Notice kind="error" role="alert" title={loginTexts.callFailed} />}
    </section>
  );
}

/** Many at once, for advisers; a preview takes no applications. */
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
  const attempt = async (call: () => Promise<boolean>) => {
    setBusy(true);
    setFailed(false);
    const worked = await call();
    setBusy(false);
    setFailed(!worked);
    return worked;
  };
  const leave = () => attempt(async () => (await dispatch(signOut()), true));
  const act = async (context: ActingContext) => {
    form.left();
    if (await attempt(() => dispatch(changeContext(context))))
      form.change(startOf(initialLandingValues(selectUser(store.getState()))));
  };
  return { isBusy, hasFailed, leave, act };
}

function useFocus(takesFocus: boolean) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return place;
}
