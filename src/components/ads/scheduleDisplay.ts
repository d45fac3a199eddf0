/** Time after which a displayed ad counts as seen, in milliseconds. */
const DELAY = 2500;

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

/** Samples immediately and reports after 2500 ms. Returns a function that cancels the report. */
export function scheduleDisplay({report, ...display}: Display): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  reportDisplay({
    ...display,
    report: (label) => {
      timer = setTimeout(() => report(label), DELAY);
    },
  });
  return () => clearTimeout(timer);
}
