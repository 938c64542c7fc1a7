/** Returns a fresh UUID (version 4, RFC 9562). Uses random bytes, since `randomUUID` is missing on plain http from another host. */
export function newId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (place) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Only the lower two bits of the digit 8 are free: the others mark the kind of UUID.
    return (Number(place) ^ (random & (15 >> (Number(place) / 4)))).toString(16);
  });
}
