import { links } from '#domain/texts/shell.ts';
import type { OfferQuestion } from '#api/offersApi.ts';

/** Returns the slug under which an edit of a received application is kept on this device: apart from the offer's own files. */
export function editSlug(slug: string, applicationId: string | number): string {
  return `${slug}/edit/${applicationId}`;
}

/** Returns the offer of a slug that files are kept under: `a`, `a/preview` or `a/edit/31`. */
export function offerQuestionOf(offerSlug: string): OfferQuestion {
  const [slug = '', kind] = offerSlug.split('/');
  return { slug, isPreview: kind === 'preview' };
}

/** Returns the id of the received application that is edited under this slug; null for any other slug. */
export function editedUnder(offerSlug: string | null): string | null {
  const [, kind, id] = (offerSlug ?? '').split('/');
  return kind === 'edit' && id !== undefined ? id : null;
}

/** Returns the address of the page that opens the files of this slug. */
export function addressOf(offerSlug: string): string {
  const edited = editedUnder(offerSlug);
  return edited === null ? links.offer(offerSlug) : links.editApplication(edited);
}
