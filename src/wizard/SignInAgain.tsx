import { useEffect } from 'react';
import { loginErrors } from '#domain/stepRules/landingpage/schema.ts';
import { focusField } from '#features/ui/form/focusField.ts';
import { LoginForm } from '#features/ui/LoginForm.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { signIn } from '#store/session/signIn.ts';

const ID = 'again';

/** Log-in form in place of the button that opened it. */
export function SignInAgain() {
  const dispatch = useAppDispatch();
  useEffect(() => void focusField(`${ID}-username`), []);
  return <LoginForm id={ID} check={loginErrors} onLogIn={(typed) => dispatch(signIn(typed))} />;
}
