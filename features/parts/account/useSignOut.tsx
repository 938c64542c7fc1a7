import { useCallback, useEffect, useRef, useState } from 'react';
import { loginTexts } from '#domain/texts/login.ts';
import { Button } from '#features/ui/Button.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import type { Elements } from '#features/ui/elements.tsx';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { prefetchLater } from '#features/ui/prefetch.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { UnsentFile } from '#store/session/sendEverywhere.ts';
import { signOut, signOutOnceSent } from '#store/session/signOut.ts';

/** Few people leave with unsaved changes. */
const SignOutQuestion = lazyComponent(() =>
  import(/* webpackChunkName: "saving" */ '#features/parts/draft/index.ts').then((m) => m.SignOutQuestion),
);

interface SignOut {
  isBusy: boolean;
  leave: () => Promise<void>;
  /** Question about unsaved changes, to be drawn once; null while there is none. */
  question: Elements;
}

/** Signs out once everything is saved, or asks (3-LOGIN-12). */
export function useSignOut(): SignOut {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState<UnsentFile[] | null>(null);
  const asked = useRef<AbortController>(null);
  // The question may be needed offline.
  useEffect(() => prefetchLater(() => [preloadDialog, SignOutQuestion.preload]), []);
  const leave = async () => {
    setBusy(true);
    const asking = new AbortController();
    asked.current = asking;
    const onSaved = (saved: string) =>
      setUnsent((files) => files && files.filter(({ fileId, isOpenHere }) => isOpenHere || fileId !== saved));
    const left = await dispatch(signOutOnceSent({ onSaved, signal: asking.signal }));
    if (left.length > 0) setUnsent(left);
    setBusy(false);
  };
  const stay = useCallback(() => {
    asked.current?.abort();
    setUnsent(null);
  }, []);
  const leaveAnyway = useCallback(() => {
    stay();
    setBusy(true);
    void dispatch(signOut()).finally(() => setBusy(false));
  }, [dispatch, stay]);
  const question = unsent && <SignOutQuestion unsent={unsent} onStay={stay} onSignOut={leaveAnyway} />;
  return { isBusy, leave, question };
}

/** Button at the right of the masthead. */
export function SignOutButton({ isBusy, leave }: Omit<SignOut, 'question'>) {
  return (
    <Button kind="link" isBusy={isBusy} onClick={() => void leave()}>
      {loginTexts.signOut}
    </Button>
  );
}
