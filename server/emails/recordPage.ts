/** Address of the page that shows what was submitted, as the e-mails about an application name it (2-ROLE-04). */
import { deriveRecordKey, type SecretDeps } from '../drafts/secrets.ts';
import type { Config } from '../config.ts';

type PageDeps = SecretDeps & { config: Pick<Config, 'publicUrl'> };

/** Returns the address with the key that lets the page send a code. It stands behind the #, which browsers send to no service. */
export function recordPage(deps: PageDeps, applicationId: number): string {
  return `${deps.config.publicUrl}/applications/${applicationId}/#${deriveRecordKey(deps, applicationId)}`;
}

/** The same for the issuer's staff, who log in. */
export function issuersPage({ config }: Pick<PageDeps, 'config'>, applicationId: number): string {
  return `${config.publicUrl}/issuer/applications/${applicationId}/`;
}
