import { useEffect, useState } from 'react';
import { loginErrors } from '#domain/stepRules/landingpage/schema.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';
import { focusTitle } from '#features/ui/focusTitle.ts';
import { LoginForm } from '#features/ui/LoginForm.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import { leavePage } from '#store/file/leavePage.ts';
import { endSession } from '#store/session/session.ts';
import { signIn } from '#store/session/signIn.ts';

/**
 * Shown if the session ended, or another person took it over, in the middle of an application. The typed text stays, out of sight, and a
 * log-in continues (3-ERR-03). A person who closes this leaves the application, which stays on the device under its owner.
 */
export function SessionLost() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isShared = useAppSelector((state) => state.saveStatus.isShared);
  // Read while the step is still in sight: a person who logs in continues at the same field.
  const [place] = useState(() => document.activeElement);
  useEffect(() => () => focusTitle(place), [place]);
  const loadAnew = async () => {
    await dispatch(endSession());
    await dispatch(leavePage(pageTexts.left));
  };
  const close = () => void loadAnew();
  if (user === null) {
    return (
      <Dialog
        isOpen
        title={loginTexts.somebodyElseTitle}
        onClose={close}
        actions={
          <Button kind="primary" onClick={close}>
            {loginTexts.loadAnew}
          </Button>
        }
      >
        <p>{isShared ? loginTexts.somebodyElseShared : loginTexts.somebodyElse}</p>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen title={loginTexts.sessionEndedTitle} onClose={close}>
      <p>{isShared ? loginTexts.sessionEndedShared : loginTexts.sessionEnded}</p>
      <LoginForm
        id="session"
        username={user.username}
        check={loginErrors}
        onLogIn={(typed) => dispatch(signIn(typed))}
      />
    </Dialog>
  );
}
