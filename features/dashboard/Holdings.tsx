import { useGetHoldersQuery } from '#api/holdingsApi.ts';
import { allowsApplying } from '#domain/model/holders.ts';
import { describeHolding } from '#domain/offers/describeHolding.ts';
import { listHoldings, type HeldHolding } from '#domain/offers/holdings.ts';
import { dashboardTexts as texts } from '#domain/texts/dashboard.ts';
import { holdingTexts } from '#domain/texts/holdings.ts';
import { Row } from '#features/ui/RowList.tsx';
import { QueriedList } from './QueriedList.tsx';

/** Holdings in the registers of all issuers that the account may see. */
export function Holdings() {
  const query = useGetHoldersQuery(null, { refetchOnMountOrArgChange: true });
  return (
    <QueriedList
      id="dashboard-holdings"
      title={texts.holdings}
      query={query}
      items={query.data && listHoldings(query.data)}
      none={texts.noHoldings}
      failed={texts.holdingsFailed}
      row={(held) => <HoldingRow key={held.subregister.id} held={held} />}
    />
  );
}

function HoldingRow({ held: { holder, subregister } }: { held: HeldHolding }) {
  return (
    <Row facts={[describeHolding(subregister), !allowsApplying(holder.user_access) && holdingTexts.readOnly]}>
      <b translate="no">{subregister.name_and_designation}</b>
      <span translate="no">{subregister.issuer_name}</span>
    </Row>
  );
}
