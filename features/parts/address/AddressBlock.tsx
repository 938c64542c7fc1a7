import { useEffect, useRef } from 'react';
import { withManualAddress } from '#domain/addresses/address.ts';
import { addressAt } from '#domain/addresses/addressAt.ts';
import { addressTexts } from '#domain/texts/address.ts';
import { Button } from '#features/ui/Button.tsx';
import styles from './address.module.css';
import type { AddressFormProps } from './addressForm.ts';
import { ManualAddress } from './ManualAddress.tsx';
import { ValidatedAddress } from './ValidatedAddress.tsx';

interface AddressBlockProps extends Omit<AddressFormProps, 'isOwn'> {
  isOwn?: boolean;
  /** Names the group for assistive technology: two addresses of one block have fields of the same name. */
  title: string;
  /** Label of the country while the address is looked up (2-ADDR-02). */
  countryLabel?: string;
}

/**
 * Shows one address: looked up, or entered by hand, with a link from one mode to the other (2-ADDR-01, 2-ADDR-06, 2-ADDR-14, 3-ADDR-03).
 */
export function AddressBlock({
  title,
  countryLabel = addressTexts.country,
  isOwn = false,
  ...props
}: AddressBlockProps) {
  const { block, place } = props;
  const isManual = addressAt(block.values, place).address_type !== 'Loqate';
  const group = useRef<HTMLDivElement>(null);
  const isSwitching = useRef(false);
  useEffect(() => {
    // The pressed link is gone: move focus to the first field of the new mode.
    if (isSwitching.current) group.current?.querySelector<HTMLElement>('input, select')?.focus();
    isSwitching.current = false;
  }, [isManual]);
  const switchTo = (manual: boolean) => {
    isSwitching.current = true;
    block.update((values) => withManualAddress(values, place, manual));
  };
  return (
    <div ref={group} role="group" aria-label={title}>
      {isManual ? (
        <>
          <ManualAddress {...props} isOwn={isOwn} />
          <p className={styles.switch}>
            <Button kind="link" onClick={() => switchTo(false)}>
              {addressTexts.toValidator}
            </Button>
          </p>
        </>
      ) : (
        <>
          <ValidatedAddress block={block} place={place} countryLabel={countryLabel} />
          <p className={styles.switch}>
            <span>{`${addressTexts.toManual} `}</span>
            <Button kind="link" className={styles.inline} onClick={() => switchTo(true)}>
              {addressTexts.toManualLink}
            </Button>
            <span>.</span>
          </p>
        </>
      )}
    </div>
  );
}
