/**
 * Loqate Address Capture: Find (free of charge) while the person types, Retrieve (charged) once for the address they choose.
 * https://docs.loqate.com/api-reference/address-capture/find and …/retrieve
 */
import { isRecord } from '#domain/formats/isRecord.ts';
import { GROUP_PREFIX, MOST_RESULTS, type AddressBook, type FoundAddress } from './addresses.ts';
import { callOutside, requestUrl, OUTSIDE_LIMITS, OutsideFailure, type OutsideLimits } from './outside.ts';

const FIND = 'Capture/Interactive/Find/v1.10/json6.ws';
const RETRIEVE = 'Capture/Interactive/Retrieve/v1.20/json6.ws';

export interface LoqateSettings {
  key: string;
  /** `https://api.addressy.com` */
  url: string;
  limits?: OutsideLimits;
}

type Item = Record<string, unknown>;

export function loqateAddressBook({ key, url, limits = OUTSIDE_LIMITS }: LoqateSettings): AddressBook {
  const call = async (path: string, query: Record<string, string>): Promise<Item[]> => {
    // Parameters by name and in the order of the documentation; the key goes nowhere else.
    return readItems(await callOutside(requestUrl(url, path, { Key: key, ...query }), limits));
  };
  const find = async (text: string, country: string, container?: string): Promise<FoundAddress[]> => {
    const query = { Text: text, IsMiddleware: 'true', Countries: country, Limit: String(MOST_RESULTS), Language: 'en' };
    const items = await call(FIND, container === undefined ? query : { ...query, Container: container });
    return items.flatMap(presentFound).slice(0, MOST_RESULTS);
  };
  return {
    find: ({ text, country }) => find(text, country),
    isCharged: (id) => !id.startsWith(GROUP_PREFIX),
    open: async (id, { text, country }) => {
      if (id.startsWith(GROUP_PREFIX)) return find(text, country, id.slice(GROUP_PREFIX.length));
      return (await call(RETRIEVE, { Id: id })).slice(0, 1).flatMap(presentRetrieved);
    },
  };
}

/** The `Items` of an answer. A refusal comes with status 200: one item with an `Error` number (unknown key, no credit, …). */
function readItems(text: string): Item[] {
  const items = parseItems(text);
  if (!items) throw new OutsideFailure('unreadable');
  if (items.some((item) => 'Error' in item)) throw new OutsideFailure('refused');
  return items;
}

function parseItems(text: string): Item[] | null {
  try {
    const answer: unknown = JSON.parse(text);
    const items: unknown = typeof answer === 'object' && answer !== null && 'Items' in answer ? answer.Items : null;
    return Array.isArray(items) && items.every(isRecord) ? items : null;
  } catch {
    return null;
  }
}

/** Find splits an address into `Text` and `Description`; an item of any type but Address is a group. */
function presentFound(item: Item): FoundAddress[] {
  const [id, type] = [textOf(item, 'Id'), textOf(item, 'Type')];
  const fullAddress = joined([textOf(item, 'Text'), textOf(item, 'Description')], ', ');
  if (id === '' || fullAddress === '') return [];
  const isGroup = type !== 'Address';
  return [{ id: isGroup ? GROUP_PREFIX + id : id, fullAddress, is_group: isGroup }];
}

/** Street lines, then city, province and postcode: one line, as found addresses are stored. */
function presentRetrieved(item: Item): FoundAddress[] {
  const id = textOf(item, 'Id');
  const street = joined([textOf(item, 'Company'), ...[1, 2, 3, 4, 5].map((line) => textOf(item, `Line${line}`))], ' ');
  const place = joined([textOf(item, 'City'), textOf(item, 'Province'), textOf(item, 'PostalCode')], ' ');
  const fullAddress = joined([street, place], ', ');
  return id === '' || fullAddress === '' ? [] : [{ id, fullAddress, is_group: false }];
}

function textOf(item: Item, field: string): string {
  const value = item[field];
  return typeof value === 'string' ? value.trim() : '';
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
