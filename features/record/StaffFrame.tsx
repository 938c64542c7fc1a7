import { useEffect, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { isRecord } from '#domain/formats/isRecord.ts';
import { SignOutButton, useSignOut } from '#features/parts/account/useSignOut.tsx';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { Steps } from './lateStaff.ts';

interface StaffFrameProps {
  /** Id of the application. */
  id: string;
  title: string;
  /** The pressed button is gone. */
  takesFocus: boolean;
  children: Elements;
}

/** Frame of the issuer's page of an application: sign-out, the ways along the list, and the title, whatever has become of it. */
export function StaffFrame({ id, title, takesFocus, children }: StaffFrameProps) {
  const isSignedIn = useAppSelector((state) => selectUser(state) !== null);
  const signOut = useSignOut();
  const heading = useRef<HTMLHeadingElement>(null);
  const kept: unknown = useHistoryState();
  const isStep = isRecord(kept) && kept['isStep'] === true;
  useEffect(() => {
    if (takesFocus || isStep) heading.current?.focus();
  }, [takesFocus, isStep]);
  const action = isSignedIn && <SignOutButton isBusy={signOut.isBusy} leave={signOut.leave} />;
  return (
    <SitePage action={action}>
      <Steps id={id} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {signOut.question}
    </SitePage>
  );
}
