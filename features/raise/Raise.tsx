import { useLocation, useSearch } from 'wouter';
import { useGetIssuerRaiseQuery, type IssuerRaise } from '#api/issuerApi.ts';
import { RAISE_FIGURES, withRunningTotals } from '#domain/application/raise.ts';
import { cityOf } from '#domain/formats/zones.ts';
import { formatMoney } from '#domain/money/money.ts';
import { issuerListTexts } from '#domain/texts/issuerList.ts';
import { raiseTexts as texts } from '#domain/texts/raise.ts';
import { links } from '#domain/texts/shell.ts';
import { SavedFailed } from '#features/parts/files/SavedFailed.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { Money } from '#features/ui/Money.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import { useLastFailed } from '#store/useLastFailed.ts';
import { LineSample, RaiseChart } from './RaiseChart.tsx';
import { RaiseTable } from './RaiseTable.tsx';
import styles from './raise.module.css';

type OfferRaise = NonNullable<IssuerRaise['raise']>;

/** Offer that is chosen in the address, and what it has raised. */
export function Raise() {
  const sent = new URLSearchParams(useSearch()).get('offer') ?? '';
  const chosen = /^[1-9]\d{0,8}$/.exec(sent)?.[0] ?? '';
  const [, navigate] = useLocation();
  const request = useGetIssuerRaiseQuery(chosen, { refetchOnMountOrArgChange: true });
  const hasFailed = useLastFailed(request);
  const { data, error, isFetching } = request;
  if (error !== undefined && 'kind' in error && error.kind === 'notFound')
    return (
      <Notice kind="info" title={issuerListTexts.noIssuerTitle}>
        <p>{issuerListTexts.noIssuer}</p>
      </Notice>
    );
  return (
    <>
      {data && data.offers.length > 1 && (
        <div data-print="no">
          <FieldGrid>
            <SelectField
              id="raise-offer"
              name="offer"
              label={texts.offer}
              width={6}
              value={chosen || String(data.raise?.offer.id ?? '')}
              options={data.offers.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(id) => id !== '' && navigate(`${links.raise}?offer=${id}`)}
            />
          </FieldGrid>
        </div>
      )}
      <SavedFailed
        hasFailed={hasFailed}
        isFetching={isFetching}
        title={texts.failedTitle}
        words={issuerListTexts.failed}
        onRetry={request.refetch}
      />
      {!data && !hasFailed && <Spinner />}
      {data && !hasFailed && (
        <section className={styles.raise} aria-labelledby="raise-of" aria-busy={isFetching}>
          <Content {...data} isFetching={isFetching} />
        </section>
      )}
    </>
  );
}

function Content({ offers, raise, isFetching }: IssuerRaise & { isFetching: boolean }) {
  if (raise === null) return <p id="raise-of">{offers.length === 0 ? texts.noOffers : texts.notYours}</p>;
  return (
    <>
      <h2 id="raise-of">{raise.offer.name}</h2>
      <span role="status">
        <VisuallyHidden>{isFetching ? '' : raise.offer.name}</VisuallyHidden>
      </span>
      {raise.days.length === 0 ? <p>{texts.none}</p> : <Figures raise={raise} />}
    </>
  );
}

function Figures({ raise: { currency, totals, days, offer } }: { raise: OfferRaise }) {
  const added = withRunningTotals(days);
  return (
    <>
      <ul className={styles.totals}>
        {RAISE_FIGURES.map((figure) => (
          <li key={figure}>
            <LineSample figure={figure} />
            <span>{texts.figures[figure]}</span>
            <Money currency={currency} amount={formatMoney(totals[figure])} />
          </li>
        ))}
      </ul>
      <RaiseChart days={added} currency={currency} />
      <p className={styles.meaning}>{texts.meaning(cityOf(offer.time_zone))}</p>
      <h3 id="raise-days">{texts.byDay(currency)}</h3>
      <RaiseTable days={added} currency={currency} />
    </>
  );
}
