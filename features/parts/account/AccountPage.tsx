import { useEffect, useRef } from 'react';
import type { User } from '#domain/session.ts';
import { loginErrors } from '#domain/stepRules/landingpage/schema.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { savedListTexts } from '#domain/texts/savedList.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import { Card } from '#features/ui/Card.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { LoginForm } from '#features/ui/LoginForm.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { signIn } from '#store/session/signIn.ts';
import { useWho } from '#store/session/useWho.ts';
import styles from './account.module.css';
import { SignOutButton, useSignOut } from './useSignOut.tsx';

export interface AccountPageProps {
  /** Prefix of the ids of the log-in form. */
  id: string;
  title: string;
  /** Text above the log-in form. */
  logIn: string;
  /** Text in place of the content while it is not known who is signed in. */
  unknown: string;
  /** Staff who log in here act for their issuer. */
  isForStaff?: boolean;
  children: (user: User) => Elements;
}

/** Page of the signed-in account, in the frame of pages without an offer; the log-in form if nobody is signed in. */
export function AccountPage({ id, title, logIn, unknown, isForStaff = false, children }: AccountPageProps) {
  const dispatch = useAppDispatch();
  const who = useWho();
  const user = useAppSelector(selectUser);
  const signOut = useSignOut();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const action = user && <SignOutButton isBusy={signOut.isBusy} leave={signOut.leave} />;
  const form = (
    <Card title={loginTexts.title} intro={logIn}>
      <LoginForm
        id={id}
        check={loginErrors}
        onLogIn={async (typed) => {
          const outcome = await dispatch(signIn(typed, isForStaff ? 'issuer' : undefined));
          // The form is gone with the focus.
          if (outcome === 'signed-in') heading.current?.focus();
          return outcome;
        }}
      />
    </Card>
  );
  return (
    <SitePage isWide action={action}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.content}>
        {who.isKnown ? (user ? children(user) : form) : !who.isUnknown && <Spinner />}
        <SavedFailed
          hasFailed={who.isUnknown}
          isFetching={who.isAsking}
          title={savedListTexts.unknown}
          words={unknown}
          onRetry={who.ask}
        />
      </div>
      {signOut.question}
    </SitePage>
  );
}
