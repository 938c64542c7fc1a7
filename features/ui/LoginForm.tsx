import { useRef, useState, type KeyboardEvent } from 'react';
import type { FieldErrors } from '#domain/rules/validate.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { serverTexts } from '#domain/texts/server.ts';
import { links } from '#domain/texts/shell.ts';
import { Button } from './Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';
import { FieldGrid } from './fields/Field.tsx';
import { TextField } from './fields/TextField.tsx';
import { focusField } from './form/focusField.ts';
import { Notice } from './Notice.tsx';

interface Typed {
  username: string;
  password: string;
}

interface LoginFormProps {
  /** Prefix of the ids of its fields. */
  id: string;
  /** Username that is known already. */
  username?: string | undefined;
  /** Returns the errors before a request is sent. */
  check: (typed: Typed) => FieldErrors;
  onLogIn: (typed: Typed) => Promise<'signed-in' | 'failed' | 'too-many'>;
  /** True while nobody can log in yet. */
  isWaiting?: boolean;
}

/** Form for username and password (3-LOGIN-01 to 3-LOGIN-06). It is no form element, because it may be inside another form. */
export function LoginForm({ id, username: known = '', check, onLogIn, isWaiting = false }: LoginFormProps) {
  const [typed, setTyped] = useState<Typed>({ username: known, password: '' });
  const { errors, isTooMany, isBusy, submit, forget } = useLogIn({ id, typed, check, onLogIn });
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part });
    forget(Object.keys(part));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!isWaiting) void submit();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in a field of it logs in, as in a form
    <div onKeyDown={handleKey}>
      <FieldGrid>
        <TextField
          id={`${id}-username`}
          name="username"
          label={loginTexts.username}
          type="email"
          autoComplete="username"
          width={9}
          value={typed.username}
          error={errors['username']}
          onChange={(username) => change({ username })}
        />
        <TextField
          id={`${id}-password`}
          name="password"
          label={loginTexts.password}
          type="password"
          autoComplete="current-password"
          width={9}
          value={typed.password}
          error={errors['password']}
          onChange={(password) => change({ password })}
        />
      </FieldGrid>
      {isTooMany && <Notice kind="warn" role="alert" title={serverTexts.tooManyCalls} />}
      <ButtonRow>
        <Button kind="primary" isBusy={isBusy || isWaiting} onClick={() => void submit()}>
          {loginTexts.submit}
        </Button>
        <a href={links.forgottenPassword}>{loginTexts.forgottenPassword}</a>
      </ButtonRow>
    </div>
  );
}

function useLogIn({ id, typed, check, onLogIn }: Pick<LoginFormProps, 'id' | 'check' | 'onLogIn'> & { typed: Typed }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isTooMany, setTooMany] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const show = (found: FieldErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) focusField(`${id}-${first}`);
  };
  const submit = async () => {
    if (isRunning.current) return;
    const found = check(typed);
    if (Object.keys(found).length > 0) return show(found);
    isRunning.current = true;
    setBusy(true);
    const outcome = await onLogIn(typed);
    isRunning.current = false;
    setBusy(false);
    setTooMany(outcome === 'too-many');
    if (outcome !== 'signed-in') show({ username: loginTexts.failed });
  };
  const forget = (names: string[]) =>
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !names.includes(name))));
  return { errors, isTooMany, isBusy, submit, forget };
}
