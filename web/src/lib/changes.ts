/** The way to a place in a view: names of fields and places in lists. */
type Way = readonly (string | number)[];

/**
 * The view after an update. What has not changed is kept as it is, so that only what has is drawn anew; the old view
 * stays whole, for those who want to tell what moved.
 */
export function applyChanges<View>(view: View, changes: readonly [Way, unknown][], gone: readonly Way[]): View {
  let changed: unknown = view;
  for (const [way, value] of changes) changed = withChange(changed, way, (copy, last) => (copy[last] = value), value);
  for (const way of gone) changed = withChange(changed, way, (copy, last) => delete copy[last], undefined);
  return changed as View;
}

type Parts = Record<string | number, unknown>;

/** A copy of `node` in which `change` was made at the end of the way; an empty way means `node` itself. */
function withChange(
  node: unknown,
  way: Way,
  change: (copy: Parts, last: string | number) => void,
  whole: unknown,
): unknown {
  const [first, ...rest] = way;
  if (first === undefined) return whole;
  const copy = copyOf(node);
  if (rest.length === 0) change(copy, first);
  else copy[first] = withChange(copy[first], rest, change, whole);
  return copy;
}

function copyOf(node: unknown): Parts {
  if (Array.isArray(node)) return [...node] as unknown as Parts;
  return { ...(node as Parts | undefined) };
}
