/**
 * Props as plain data, which can be printed as code and handed to a component. An object with one of the names in `$` stands
 * for something that only code can say; the demos beside the page turn it into that.
 */
export type PropData =
  | string
  | number
  | boolean
  | readonly PropData[]
  | {readonly $date: string}
  | {readonly $returns: PropData}
  | {readonly $component: string}
  | {readonly $isWeekend: true}
  | PropRecord;

/** An object of props; `$labels` makes it a function that gives each of two fields its label as well. */
export interface PropRecord {
  readonly $labels?: readonly [start: string, end: string];
  readonly [prop: string]: PropData | undefined;
}

/** A date or time, written in ISO 8601. */
export const date = (text: string): PropData => ({$date: text});

/** Leaves out what is not set; undefined when nothing is left. */
export function withoutUnset(
  record: Record<string, PropData | undefined>,
): Record<string, PropData> | undefined {
  const entries = Object.entries(record).filter(
    (entry): entry is [string, PropData] => entry[1] !== undefined,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
