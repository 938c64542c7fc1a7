import type { ReactNode } from 'react';
import { siteName } from '#domain/texts/siteName.ts';
import { PageLayout } from '#features/ui/Layout.tsx';
import { Masthead } from '#features/ui/Masthead.tsx';

/** Page for a failed load or drawing: the masthead alone, because the other code may fail to load as well. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      <Masthead name={siteName} href="/" />
      <PageLayout>{children}</PageLayout>
    </>
  );
}
