import { useLocation } from 'wouter';
import { links } from '#domain/texts/shell.ts';
import { DraftPage } from '#features/draft/index.ts';
import { useBranding } from '#src/theme/useBranding.ts';

/**
 * A saved draft's address. Once opened, the application is a file of this device like any other, at its offer's page: a reload opens it
 * from there, also offline.
 */
export function DraftRoute({ slug, id }: { slug: string; id: string }) {
  const [, navigate] = useLocation();
  useBranding();
  return <DraftPage slug={slug} id={id} onOpened={() => navigate(links.offer(slug), { replace: true })} />;
}
