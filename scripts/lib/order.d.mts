export function inOrderOf<Item>(seed: string | undefined, items: Item[], nameOf?: (item: Item) => string): Item[];
