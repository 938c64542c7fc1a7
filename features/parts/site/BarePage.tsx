import type { ReactNode } from 'react';
import { siteName } from '#domain/texts/siteName.ts';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';

/** Where a page could not be loaded or drawn: the masthead alone, since the code of all else may not come either. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <Masthead name={siteName} href="/" />
      <PageLayout>{children}</PageLayout>
    </>
  );
}
