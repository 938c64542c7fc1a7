/**
 * Returns a path within a step with dots alone, as rules and descriptions name it: forms write `investors[0].tfn` for `investors.0.tfn`.
 * @example withDots('investors[0].tfn') // 'investors.0.tfn'
 */
export function toDotPath(path: string): string {
  return path.replaceAll('[', '.').replaceAll(']', '');
}
