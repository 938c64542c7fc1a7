import { useEffect } from 'react';
import { SitePage } from '#features/parts/site/SitePage.tsx';
import type { Elements } from '#features/ui/elements.tsx';

/** A page with one message, under a title that is the document's too. */
export function PlainPage({ title, children }: { title: string; children: Elements }) {
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
