import { useEffect, type ReactNode } from 'react';
import { SitePage } from '#features/parts/site/SitePage.tsx';

/** A page that says one thing, under a title that is the document's too. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <SitePage>
      <h1>{title}</h1>
      {children}
    </SitePage>
  );
}
