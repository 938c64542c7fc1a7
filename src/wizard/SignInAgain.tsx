import { useEffect } from 'react';
import { loginErrors } from '#domain/stepRules/landingpage/schema.ts';
import { focusField } from '#features/ui/form/focusField.ts';
import { LoginForm } from '#features/ui/LoginForm.tsx';
import { useDays } from '#features/ui/useToday.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSchemaContext } from '#store/selectors/applicationSelectors.ts';
import { signIn } from '#store/session/signIn.ts';

const ID = 'again';

/** Log-in form in place of the button that opened it. */
export function SignInAgain() {
  const dispatch = useAppDispatch();
  const days = useDays();
  const context = useAppSelector((state) => selectSchemaContext(state, days));
  useEffect(() => void focusField(`${ID}-username`), []);
  if (context === null) return null;
  return (
    <LoginForm id={ID} check={(typed) => loginErrors(typed, context)} onLogIn={(typed) => dispatch(signIn(typed))} />
  );
}
