import type { MouseEvent } from 'react';
import type { Offer, OfferDocument } from '#domain/offer.ts';
import { documentHashes } from '#domain/offers/agreedDocuments.ts';
import { landingTexts } from '#domain/texts/landing.ts';
import { ButtonLink } from '#features/ui/Button.tsx';
import { Card, CardPart } from '#features/ui/Card.tsx';
import { Chip } from '#features/ui/Chip.tsx';
import { Dialog, preloadDialog } from '#features/ui/Dialog.tsx';
import { Checkbox } from '#features/ui/fields/Checkbox.tsx';
import { FieldMessage } from '#features/ui/fields/Field.tsx';
import { formatFileSize } from '#features/ui/uploads/formatFileSize.ts';
import { Icon } from '#features/ui/Icon.tsx';
import { Prose } from '#features/ui/Prose.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import styles from './landingpage.module.css';
import { useEarlyDownload } from './useEarlyDownload.ts';
import type { LandingForm } from './useLandingForm.ts';

/** The documents to download and the terms to agree to (1-LAND-13 to 1-LAND-15, 1-LAND-28, 1-LAND-29). */
export function OfferDocumentation({ form, offer }: { form: LandingForm; offer: Offer }) {
  const isDownloaded = form.values.all_docs_are_downloaded === true;
  return (
    <Card
      title={landingTexts.documentation}
      intro={landingTexts.documentationHelp}
      aside={isDownloaded ? <Chip tone="ok">{landingTexts.downloaded}</Chip> : undefined}
    >
      {offer.documents.length > 0 && <Documents form={form} offer={offer} />}
      <CardPart>
        <Terms form={form} offer={offer} />
      </CardPart>
    </Card>
  );
}

function Documents({ form, offer }: { form: LandingForm; offer: Offer }) {
  const note = () => form.change({ all_docs_are_downloaded: true });
  const address = useEarlyDownload(offer.href, note);
  const size = offer.documents.reduce((sum, document) => sum + (document.size ?? 0), 0);
  return (
    <>
      <ul className={styles.documents}>
        {offer.documents.map((document) => (
          <DocumentRow key={document.filename} document={document} />
        ))}
      </ul>
      <div id="landing-all_docs_are_downloaded">
        {/* Opens in a new tab (3-LAND-18); the request for it counts as downloaded (1-LAND-29). */}
        <ButtonLink href={address} icon="load" target="_blank" onClick={note}>
          <span>{landingTexts.downloadAll}</span>
          {size > 0 && <span className={styles.size}>{`zip, ${formatFileSize(size)}`}</span>}
        </ButtonLink>
        <FieldMessage id="landing-documents" error={form.errors['all_docs_are_downloaded']} />
      </div>
    </>
  );
}

function DocumentRow({ document }: { document: OfferDocument }) {
  return (
    <li>
      <Icon name="file" />
      <span>{document.title ?? document.filename}</span>
      {document.size !== undefined && <span>{`${kindOf(document.filename)}, ${formatFileSize(document.size)}`}</span>}
    </li>
  );
}

/** Returns the kind of file as readers know it: `PDF`. */
function kindOf(filename: string): string {
  return filename.slice(filename.lastIndexOf('.') + 1).toUpperCase();
}

function Terms({ form, offer }: { form: LandingForm; offer: Offer }) {
  const { isOpen, words, open, close } = useOpening(preloadDialog);
  const label = (
    <>
      <span>{`${landingTexts.agreeToTerms} `}</span>
      {/* Leads to the page of the terms without a script, and in another tab where the reader asks for one. */}
      <a href={`${offer.href}terms/`} target="_blank" rel="noopener" onClick={followHere(open)}>
        {landingTexts.termsLink}
      </a>
    </>
  );
  return (
    <>
      <div className={styles.terms}>
        <Checkbox
          id="landing-agree_to_terms"
          name="agree_to_terms"
          label={label}
          value={form.values.agree_to_terms}
          error={form.errors['agree_to_terms']}
          onChange={(agreed) => form.change({ agree_to_terms: agreed, agreed_documents: documentHashes(offer) })}
          onBlur={form.left}
        />
        <span role="status">{words}</span>
      </div>
      <Dialog isOpen={isOpen} title={landingTexts.terms} onClose={close}>
        <Prose content={offer.prose?.terms_and_conditions ?? []} />
      </Dialog>
    </>
  );
}

/** Handles a plain press on a link; a press that asks for another tab or window is left to the browser. */
function followHere(open: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
}
