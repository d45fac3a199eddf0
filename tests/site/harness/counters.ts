/** What a test costs: the pages that it opens, and the runs of axe. A page that loads itself or follows a link counts once: how often depends on the machine. */
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
