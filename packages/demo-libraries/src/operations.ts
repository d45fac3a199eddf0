/** A library that demos, which are written with Day.js, are converted to. */
export type OtherLibrary = 'date-fns' | 'luxon' | 'moment';

/** Units of dates. */
export const UNITS = [
  'millisecond',
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
] as const;
export type Unit = (typeof UNITS)[number];

/**
 * A part of a date that can be read and set. `date` is the day of the month, `day` that of the
 * week.
 */
export type Field = 'year' | 'month' | 'date' | 'hour' | 'minute' | 'second' | 'millisecond';

/** An operation on a date, with operands in the code of the target library. */
export type Operation =
  | {kind: 'add'; amount: string; unit: Unit; isBack: boolean}
  | {kind: 'startOf' | 'endOf'; unit: Unit}
  | {kind: 'set'; fields: [field: Field, value: string][]}
  | {kind: 'get'; field: Field | 'day'}
  | {kind: 'compare'; how: 'before' | 'after' | 'same'; other: string; unit?: Unit}
  | {kind: 'diff'; other: string; unit: Unit; isExact: boolean}
  | {kind: 'format'; format?: string}
  | {kind: 'isValid' | 'toDate' | 'toISOString' | 'valueOf' | 'daysInMonth'};

/** The date that an operation is applied to. */
export interface Target {
  code: string;
  /** `?.` if the date may be missing. */
  dot: '.' | '?.';
  /** `true` if nothing else references this date, so it may be mutated. */
  isFresh: boolean;
}

/** The generated code of an operation. */
export interface Written {
  code: string;
  /** `true` if the code starts with the target and a dot, so that `?.` keeps working. */
  isMember: boolean;
}

/** Imports an export of the library's package. Returns the local name. */
export type Use = (name: string, isType?: boolean) => string;

/** A code generator for a date library, limited to what demos need. */
export interface LibraryWriter {
  packageName: string;
  adapter: string;
  /** Returns the type of a date. */
  type: (use: Use) => string;
  /** Creates a date from an ISO string, or the current date. */
  create: (text: string | undefined, use: Use) => string;
  /** Creates a date from a native `Date`. */
  convert: (date: string, use: Use) => string;
  /**
   * Fields that the library counts differently. `toOwn` converts a Day.js number, so that a
   * comparison gives the same result.
   */
  counted?: Partial<Record<Field | 'day', {name: string; toOwn: (value: number) => number}>>;
  /** Returns `undefined` if the library has no equivalent. */
  write: (operation: Operation, target: Target, use: Use) => Written | undefined;
}

/**
 * Returns code for a number that is one greater or smaller, in the way that a developer would write
 * it.
 */
export function shift(code: string, step: 1 | -1): string {
  return /^\d+$/.test(code) ? String(Number(code) + step) : `${code} ${step > 0 ? '+' : '-'} 1`;
}
