import { useMemo } from 'react';
import type { InvestorType } from '#domain/application.ts';
import { securityWord } from '#domain/investment.ts';
import type { Offer } from '#domain/offer.ts';
import { investorTexts, investorTypeLabels, investorTypeNotes } from '#domain/texts/person.ts';
import { Card } from '#features/ui/Card.tsx';
import type { FieldOption } from '#features/ui/fields/fieldProps.ts';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';

const TYPES = Object.keys(investorTypeLabels) as InvestorType[];

interface InvestorTypeCardProps {
  type: InvestorType;
  offer: Offer;
  onChange: (type: InvestorType) => void;
}

/** Card for the kind of owner, which decides every field that follows (2-INV-05, 2-INV-11). */
export function InvestorTypeCard({ type, offer, onChange }: InvestorTypeCardProps) {
  const word = securityWord(offer);
  const options = useMemo(() => typeOptions(word), [word]);
  const title = investorTexts.whoWillOwn(word);
  const handleChange = (chosen: string) => {
    const known = TYPES.find((each) => each === chosen);
    if (known) onChange(known);
  };
  return (
    <Card title={title} intro={investorTexts.registeredNames}>
      <RadioCards
        id="owner-investor_type"
        name="investor_type"
        label={title}
        isLegendHidden
        options={options}
        value={type}
        onChange={handleChange}
      />
    </Card>
  );
}

function typeOptions(word: string): FieldOption[] {
  const notes = investorTypeNotes(word);
  return TYPES.map((type) => ({ value: type, label: investorTypeLabels[type], explanation: notes[type] }));
}
