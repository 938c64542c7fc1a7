import { useGetRecordQuery } from '#api/recordsApi.ts';
import { fullName } from '#domain/people/names.ts';
import { momentText } from '#domain/formats/moment.ts';
import { approvedTexts as texts } from '#domain/texts/approval.ts';
import { links } from '#domain/texts/shell.ts';
import { Card } from '#features/ui/Card.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import styles from './review.module.css';

/**
 * Tells an approving investor which submission it is, with its record and the record's hash, which the history of the approval names.
 * Offline it names the submission without the record.
 */
export function ApprovedSubmission() {
  const applicationId = useAppSelector(({ wizard }) => wizard.applicationId);
  const { adviser_first_name, adviser_last_name } = useAppSelector(selectApplication).contact_details ?? {};
  const { data } = useGetRecordQuery(String(applicationId), { skip: applicationId === null });
  const submitted = data && momentText(data.record.application.submitted_at);
  return (
    <Card title={texts.title}>
      <p>{texts.which(fullName(adviser_first_name, adviser_last_name), submitted ?? '')}</p>
      {data && applicationId !== null && (
        <>
          <p>
            <a href={links.record(applicationId)} target="_blank">
              {texts.see}
            </a>
          </p>
          <p className={styles.hash}>{`${texts.hash} ${data.sha256}`}</p>
        </>
      )}
    </Card>
  );
}
