/**
 * Counts which components render, as React's own DevTools do: a hook that has to be there before react-dom is loaded, so this file
 * is imported first.
 */
interface Fiber {
  tag: number;
  type: { name?: string; displayName?: string; type?: { name?: string } } | string | null;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

const PERFORMED_WORK = 1;
const FUNCTION_COMPONENTS = new Set([0, 11, 14, 15]);
let rendered: string[] = [];

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => walk(root.current, root.current.alternate),
  },
});

/** The names of the components that rendered anew during `act`, in tree order; first renders do not count. */
export async function componentsRendered(act: () => Promise<unknown>): Promise<string[]> {
  rendered = [];
  await act();
  return rendered;
}

function walk(fiber: Fiber, before: Fiber | null): void {
  if (before === null) return;
  if (FUNCTION_COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) rendered.push(nameOf(fiber));
  if (fiber.child === before.child) return; // nothing below was touched
  for (let child = fiber.child; child; child = child.sibling) walk(child, child.alternate);
}

function nameOf({ type }: Fiber): string {
  if (type === null || typeof type === 'string') return String(type);
  return type.displayName ?? type.name ?? type.type?.name ?? '';
}
