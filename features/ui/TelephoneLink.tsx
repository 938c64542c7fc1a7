/** Telephone number as written, to call in one press. */
export function TelephoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} translate="no">
      {number}
    </a>
  );
}
