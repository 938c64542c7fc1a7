/** The walls of docs/architecture.md as data, and the reason why an import breaks one. */
import type { Edge, Room } from './sources.ts';

const MAY_IMPORT: Record<Room, readonly Room[]> = {
  domain: [],
  api: ['domain'],
  store: ['domain', 'api'],
  features: ['domain', 'api', 'store'],
  src: ['domain', 'api', 'store', 'features'],
  server: ['domain'],
};
const DOMAIN_PACKAGES = ['yup', 'decimal.js'];
/** What features share, and what each of these may import of the other: `parts` are made of `ui`, never the other way. */
const SHARED_FEATURES = ['ui', 'parts'];

/** Floors of domain/, lowest first. Folders of one floor do not import each other. */
export const FLOORS: readonly (readonly string[])[] = [
  ['data'],
  ['texts', 'formats'],
  ['model'],
  ['rules'],
  ['addresses', 'documents', 'offers'],
  ['people'],
  ['organisations'],
  ['tax'],
  ['money'],
  ['stepRules'],
  ['readiness'],
  ['application'],
];

function isRoom(name: string): name is Room {
  return name in MAY_IMPORT;
}

function parts(file: string): [string, string] {
  const [room = '', folder = ''] = file.split('/');
  return [room, folder];
}

/** Why this import is not allowed, in words for whoever wrote it; null when it is. */
export function reasonAgainst(edge: Edge): string | null {
  const [room, folder] = parts(edge.from);
  if (!isRoom(room)) return null;
  if (!edge.isOurs)
    return room === 'domain' && !DOMAIN_PACKAGES.includes(edge.to)
      ? `domain/ may use ${DOMAIN_PACKAGES.join(' and ')} only`
      : null;

  const [otherRoom, otherFolder] = parts(edge.to);
  if (room === 'domain' && otherRoom === 'domain') return reasonAgainstFloor(edge);
  if (folder === 'ui' && room === 'features' && otherRoom === 'store') return 'features/ui knows no store';
  if (otherRoom !== room) {
    if (isRoom(otherRoom) && MAY_IMPORT[room].includes(otherRoom))
      return edge.specifier.startsWith('.') ? `between rooms imports go by #${otherRoom}/…` : null;
    return `${room}/ may import ${MAY_IMPORT[room].join(', ') || 'none of our rooms'}`;
  }
  if (room !== 'features' || otherFolder === folder) return null;
  if (folder === 'ui') return 'features/ui knows no other feature, nor features/parts';
  if (!SHARED_FEATURES.includes(otherFolder))
    return 'a feature imports no other feature, only features/parts and features/ui';
  return edge.specifier.startsWith('.') ? `between feature folders imports go by #features/${otherFolder}/…` : null;
}

/** Returns the reason why an import inside domain/ is not allowed; null if it is. Files directly in domain/ are the public face. */
function reasonAgainstFloor({ from, to }: Edge): string | null {
  const [folder, otherFolder] = [folderOf(from), folderOf(to)];
  if (otherFolder === null) return 'nothing in domain/ imports its public face';
  if (folder === null || folder === otherFolder) return null;
  const [floor, otherFloor] = [folder, otherFolder].map((name) => FLOORS.findIndex((floor) => floor.includes(name)));
  if (floor === -1 || otherFloor === -1) return 'each folder of domain/ has a floor';
  return (otherFloor ?? 0) < (floor ?? 0) ? null : `domain/${folder} stands below domain/${otherFolder} or beside it`;
}

function folderOf(file: string): string | null {
  const [, folder = '', ...rest] = file.split('/');
  return rest.length === 0 ? null : folder;
}

/** Every circle in a graph of imports, each once, as the files along it. */
export function findCircles(edges: readonly Edge[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push([...trail.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const next of targets.get(file) ?? []) walk(next, [...trail, file]);
    done.add(file);
  };
  for (const file of targets.keys()) walk(file, []);
  return circles;
}
