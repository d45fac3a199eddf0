export interface Bin {
  /** The smallest value that belongs to the bin. */
  start: number;
  /** The first value that belongs to the next bin. */
  end: number;
  count: number;
}

/** Counts the values in bins of the same width, without gaps from the smallest to the largest value. */
export function createBins(values: number[], width: number): Bin[] {
  const indexes = values.map((value) => Math.floor(value / width));
  const first = Math.min(...indexes);
  const last = Math.max(...indexes);
  const bins = Array.from({length: last - first + 1}, (_, index) => ({
    start: (first + index) * width,
    end: (first + index + 1) * width,
    count: 0,
  }));
  for (const index of indexes) {
    bins[index - first]!.count += 1;
  }
  return bins;
}
