/** Time after which a displayed ad counts as seen, in milliseconds. */
const SEEN_DELAY_MS = 2500;

interface Display {
  /** The share of displayed ads that are reported, 0…1. */
  ratio: number;
  label: string | null;
  report: (label: string) => void;
  random?: () => number;
}

/** Reports an ad as seen immediately, if it's in the sample. */
export function reportDisplay({ratio, label, report, random = Math.random}: Display): void {
  if (label !== null && random() <= ratio) {
    report(label);
  }
}

/**
 * Reports an ad as seen after 2500 ms, if it's in the sample. Returns a function that cancels the
 * report.
 */
export function scheduleDisplay({report, ...display}: Display): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  reportDisplay({
    ...display,
    report: (label) => {
      timer = setTimeout(() => report(label), SEEN_DELAY_MS);
    },
  });
  return () => clearTimeout(timer);
}
