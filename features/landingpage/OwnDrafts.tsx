import { Link } from 'wouter';
import { useGetDraftsQuery } from '#api/resumingApi.ts';
import { resumeTexts } from '#domain/texts/resume.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button, ButtonLink } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useAppSelector } from '#store/hooks.ts';
import styles from './landingpage.module.css';

const TIME = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** What the account has saved for this offer, but for what is open on this page already (3-LAND-20): by when and reference, and nobody named. */
export function OwnDrafts({ slug }: { slug: string }) {
  const { data = [], isError, isFetching, refetch } = useGetDraftsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { fileKey, applicationId } = useAppSelector(({ wizard }) => wizard);
  if (isError)
    return (
      <Notice kind="warn" role="status" title={resumeTexts.listFailed}>
        <Button isBusy={isFetching} onClick={() => void refetch()}>
          {pageTexts.tryAgain}
        </Button>
      </Notice>
    );
  const elsewhere = data.filter(
    ({ offer, file_key, application_id }) =>
      offer.slug === slug && application_id !== applicationId && (file_key === null || file_key !== fileKey),
  );
  if (elsewhere.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby="landing-drafts">
      <h3 id="landing-drafts">{resumeTexts.ownDrafts}</h3>
      <ul>
        {elsewhere.map(({ application_id, reference, saved_at, draft_url }) => (
          <li key={application_id}>
            <span>
              {resumeTexts.savedAt(TIME.format(new Date(saved_at)))}
              <small>{reference}</small>
            </span>
            <Link href={draft_url} asChild>
              <ButtonLink href={draft_url}>
                {resumeTexts.resume}
                <VisuallyHidden>{resumeTexts.which(reference)}</VisuallyHidden>
              </ButtonLink>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
