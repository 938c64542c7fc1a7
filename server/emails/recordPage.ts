/** Address of the page that shows a submitted application, for the e-mails about it (2-ROLE-04). */
import { deriveRecordKey, type SecretDeps } from '../drafts/secrets.ts';
import type { Config } from '../config.ts';

type PageDeps = SecretDeps & { config: Pick<Config, 'publicUrl'> };

/** Returns the address with the key that lets the page send a code. The key is behind the #, which browsers send to no service. */
export function recordPage(deps: PageDeps, applicationId: number): string {
  return `${deps.config.publicUrl}/applications/${applicationId}/#${deriveRecordKey(deps, applicationId)}`;
}

/** Returns the address of the same page for the issuer's staff, who log in. */
export function issuersPage({ config }: Pick<PageDeps, 'config'>, applicationId: number): string {
  return `${config.publicUrl}/issuer/applications/${applicationId}/`;
}
