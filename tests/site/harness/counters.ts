/** What a test cost: the documents that its pages loaded, and the times that axe looked at one. */
export const COUNTED = ['page loads', 'axe runs'] as const;
export type Counted = (typeof COUNTED)[number];

const counts: Record<Counted, number> = {'page loads': 0, 'axe runs': 0};

export function countOne(what: Counted): void {
  counts[what] += 1;
}

/** Returns what was counted since the last call, and starts again. */
export function takeCounts(): Record<Counted, number> {
  const taken = {...counts};
  for (const what of COUNTED) {
    counts[what] = 0;
  }
  return taken;
}
