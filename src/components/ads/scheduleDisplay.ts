/** An ad counts as seen when it has stood for this long, in ms. */
const DELAY = 2500;

interface Display {
  /** The share of shown ads that are reported, 0…1. */
  ratio: number;
  label: string | null;
  report: (label: string) => void;
  random?: () => number;
}

/** Reports an ad as seen at once, if the draw says so. */
export function reportDisplay({ratio, label, report, random = Math.random}: Display): void {
  if (label !== null && random() <= ratio) {
    report(label);
  }
}

/** Draws at once and reports after 2500 ms. Returns the way to take it back. */
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
