import { issuerPageTexts as texts } from '#domain/texts/issuerPage.ts';
import { loginTexts } from '#domain/texts/login.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useManaged } from '../ManagedContext.ts';

/** Says that the session does not act for the issuer any more, and leads to the log-in. */
export function SignedOut() {
  const managed = useManaged();
  return (
    <Notice kind="warn" role="alert" title={texts.signedOut}>
      <Button onClick={managed?.reopen}>{loginTexts.title}</Button>
    </Notice>
  );
}
