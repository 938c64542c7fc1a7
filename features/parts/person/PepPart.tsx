import { useCallback, useMemo } from 'react';
import type { PepStatus } from '#domain/application.ts';
import { withPepStatus } from '#domain/people/personDefaults.ts';
import { applicablePersonFields, PEP_STATUSES } from '#domain/people/personFields.ts';
import { pepStatusLabels, pepTexts } from '#domain/texts/evidence.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { PersonPartProps } from './personForm.ts';

/** The first three are answers; the graded ones come from an issuer's assessment and are shown only (2-PEP-01, 2-PEP-03). */
const ANSWERS = PEP_STATUSES.slice(0, 3);

/** Question about politically exposed persons (2-PEP-01 to 2-PEP-05). */
export function PepPart({ block, offer, place }: PersonPartProps) {
  const { bind, update, values } = block;
  const options = usePepOptions(values.pep_status);
  const handleStatus = useCallback(
    (chosen: string) => {
      const status = ANSWERS.find((answer) => answer === chosen);
      if (status) update((person) => withPepStatus(person, status));
    },
    [update],
  );
  return (
    <CardPart>
      <FieldGrid>
        <RadioCards
          {...bind('pep_status')}
          onChange={handleStatus}
          label={pepTexts.question}
          help={pepTexts.help}
          options={options}
        />
        {applicablePersonFields(values, place, offer).includes('pep_status_or_association') && (
          <TextField {...bind('pep_status_or_association')} label={pepTexts.association} optional autoComplete="off" />
        )}
      </FieldGrid>
    </CardPart>
  );
}

function usePepOptions(stored: PepStatus | undefined) {
  const graded = stored === 'LOW_RISK_PEP' || stored === 'MEDIUM_RISK_PEP' ? stored : null;
  return useMemo(() => {
    const answers = ANSWERS.map((status) => ({ value: status, label: pepStatusLabels[status] }));
    return graded === null ? answers : [...answers, { value: graded, label: pepStatusLabels[graded], disabled: true }];
  }, [graded]);
}
