/** A fresh UUID (version 4, RFC 9562). Of random bytes, since `randomUUID` is missing on plain http from another host. */
export function newId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Of the digit behind the 8 only the lower two bits are free: it says which kind of UUID this is.
    return (Number(place) ^ (random & (15 >> (Number(place) / 4)))).toString(16);
  });
}
