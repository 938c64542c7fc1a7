import { Money } from '#features/ui/Money.tsx';

/** A sum that was saved with its currency (`AUD 1,025.00`). */
export function Sum({ children }: { children: string }) {
  const [currency = '', ...amount] = children.split(' ');
  return <Money currency={currency} amount={amount.join(' ')} />;
}
