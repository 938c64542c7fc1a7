import { isIssuerActing } from '#domain/session.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { AccountPage, type AccountPageProps } from './AccountPage.tsx';
import { OtherContext } from './OtherContext.tsx';

interface IssuerPageProps extends Omit<AccountPageProps, 'isForStaff' | 'children'> {
  children: Elements;
}

/** Page for staff who act for the issuer; everybody else is asked to log in, or to act for it. */
export function IssuerPage({ children, ...page }: IssuerPageProps) {
  return (
    <AccountPage {...page} isForStaff>
      {(user) => (isIssuerActing(user) ? children : <OtherContext user={user} />)}
    </AccountPage>
  );
}
