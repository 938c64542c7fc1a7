import type { RecordAnswer, ServedDocument } from '#api/recordsApi.ts';
import { dayText } from '#domain/formats/moment.ts';
import { zoneOf } from '#domain/formats/zones.ts';
import { managedDocumentAddress } from '#api/issuerApi.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { Card, CardPart } from '#features/ui/Card.tsx';
import { formatFileSize } from '#features/ui/uploads/formatFileSize.ts';
import { StaffDocument } from './lateStaff.ts';
import { useManaged } from './ManagedContext.ts';
import styles from './record.module.css';

interface Listed {
  key: string;
  name: string;
  size: number | null;
  sha256: string | null;
  /** Replacement or withdrawal by the offer; undefined for a document that is not published. */
  served?: ServedDocument | undefined;
  /** Time zone of the offer, for the day of the replacement. */
  zone?: string;
  address?: string | undefined;
  /** Uploaded document, for the issuer's staff. */
  isStaffs?: boolean;
}

/**
 * Lists the documents and their contents: files with the same SHA-256 are the same file. The offer's documents can be read as they were
 * served (1-LAND-39).
 */
export function RecordDocuments({ answer }: { answer: RecordAnswer }) {
  const managed = useManaged();
  const own = answer.record.documents.map(({ id, filename, ...document }) => ({
    key: id,
    name: filename,
    ...(managed && { address: managedDocumentAddress(managed.id, id), isStaffs: true }),
    ...document,
  }));
  const ofOffer = listOfOffer(answer);
  const isLinked = ofOffer.some(({ served }) => served !== undefined);
  return (
    <Card title={recordTexts.documents}>
      <CardPart
        title={recordTexts.ownDocuments}
        help={managed && own.length > 0 ? <span data-print="no">{recordTexts.opensInTab}</span> : undefined}
      >
        <Files files={own} />
      </CardPart>
      <CardPart
        title={recordTexts.offerDocuments}
        help={isLinked ? <span data-print="no">{recordTexts.opensInTab}</span> : undefined}
      >
        <Files files={ofOffer} />
      </CardPart>
    </Card>
  );
}

function listOfOffer({ record, offer_documents: served }: RecordAnswer): Listed[] {
  return record.offer.documents.map(({ filename, title, size, sha256 }) => ({
    key: filename,
    name: title,
    size,
    sha256,
    zone: zoneOf(record.offer),
    ...servedAs(served.find((one) => one.filename === filename && one.sha256 === sha256)),
  }));
}

function servedAs(served: ServedDocument | undefined): Pick<Listed, 'served' | 'address'> {
  return { served, address: served?.address };
}

function Files({ files }: { files: readonly Listed[] }) {
  if (files.length === 0) return <p className={styles.notGiven}>{recordTexts.noDocuments}</p>;
  return (
    <ul className={styles.files}>
      {files.map(({ key, name, size, sha256, served, address, isStaffs, zone }) => (
        <li key={key}>
          {address !== undefined ? (
            <a href={address} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          {size !== null && <span className={styles.size}>{` ${formatFileSize(size)}`}</span>}
          {served && <Ended {...served} zone={zone} />}
          <span className={styles.hash}>
            {sha256 === null ? recordTexts.notServed : `${recordTexts.fingerprint} ${sha256}`}
          </span>
          {isStaffs && address !== undefined && <StaffDocument address={address} filename={name} />}
        </li>
      ))}
    </ul>
  );
}

/** Says that the offer now has another document in its place, or none. */
function Ended({
  replaced_at: replaced,
  withdrawn_at: withdrawn,
  zone,
}: ServedDocument & { zone: string | undefined }) {
  const day = dayText(replaced ?? withdrawn ?? '', zone);
  if (day === null) return null;
  return (
    <span className={styles.ended}>
      {replaced === null ? recordTexts.withdrawnSince(day) : recordTexts.replacedSince(day)}
    </span>
  );
}
