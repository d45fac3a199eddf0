/**
 * Props as plain data that can be both printed as code and passed to a component. An object with a
 * `$` key represents something that only code can express; the demos next to the page convert it.
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

/**
 * An object of props. `$labels` turns it into a function that also returns a label for each of two
 * fields.
 */
export interface PropRecord {
  readonly $labels?: readonly [start: string, end: string];
  readonly [prop: string]: PropData | undefined;
}

/** Creates a date or time from an ISO 8601 string. */
export const date = (text: string): PropData => ({$date: text});

/** Removes undefined values. Returns `undefined` if nothing remains. */
export function withoutUnset(
  record: Record<string, PropData | undefined>,
): Record<string, PropData> | undefined {
  const entries = Object.entries(record).filter(
    (entry): entry is [string, PropData] => entry[1] !== undefined,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
