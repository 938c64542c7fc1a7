import type { PageContent } from './pageData.ts';
import { CheckPage, DeadLinkPage, HomePage, TermsPage } from './pages/latePages.ts';
import { NotFound } from './pages/notFound.ts';

/** Late components of each kind of page that the service writes; an offer's page is in the entry. */
const LATE: Record<PageContent['kind'], { preload: () => Promise<void> } | null> = {
  home: HomePage,
  offer: null,
  terms: TermsPage,
  check: CheckPage,
  deadLink: DeadLinkPage,
  notFound: NotFound,
};

/** Loads the code of a page that the service writes: without it, the page would be drawn anew, or its place left empty. */
export async function preloadPage({ kind }: PageContent): Promise<void> {
  await LATE[kind]?.preload();
}
