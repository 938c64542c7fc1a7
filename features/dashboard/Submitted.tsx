import { Link } from 'wouter';
import { useGetApplicationsQuery, type SubmittedSummary } from '#api/resumingApi.ts';
import { statusWords } from '#domain/application/statusWords.ts';
import { dayText } from '#domain/formats/moment.ts';
import { isZeroMoney, moneyInWords } from '#domain/money/money.ts';
import { dashboardTexts as texts } from '#domain/texts/dashboard.ts';
import { filesTexts } from '#domain/texts/files.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { ButtonLink } from '#features/ui/Button.tsx';
import { Row } from '#features/ui/RowList.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { QueriedList } from './QueriedList.tsx';

/** Applications that the account has submitted, last submitted first, each with its status and a link to what was submitted. */
export function Submitted() {
  const query = useGetApplicationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueriedList
      id="dashboard-submitted"
      title={texts.submitted}
      query={query}
      items={query.data}
      none={texts.noSubmitted}
      failed={texts.submittedFailed}
      row={(application) => <SubmittedRow key={application.application_id} application={application} />}
    />
  );
}

function SubmittedRow({ application }: { application: SubmittedSummary }) {
  const {
    application_id: id,
    reference,
    own_reference: ownReference,
    investor_name: name,
    offer,
    received,
  } = application;
  const record = links.record(id);
  return (
    <Row
      facts={[
        statusWords(application, offer.time_zone),
        texts.submittedAt(dayText(application.submitted_at, offer.time_zone) ?? ''),
        !isZeroMoney(received) && texts.received(moneyInWords(offer.currency, received)),
        texts.reference(reference),
        ownReference,
      ]}
      action={
        <Link href={record} asChild>
          <ButtonLink href={record}>
            <span>{recordTexts.see}</span>
            <VisuallyHidden>{filesTexts.which([name, reference].filter(Boolean).join(', '))}</VisuallyHidden>
          </ButtonLink>
        </Link>
      }
    >
      <b>{offer.name}</b>
      {name !== '' && <span translate="no">{name}</span>}
    </Row>
  );
}
