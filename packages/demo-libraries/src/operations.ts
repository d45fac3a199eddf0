/** A library that demos are converted to; they are written with Day.js. */
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

/** A part of a date that can be read and set: `date` is the day of the month, `day` that of the week. */
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

/** The date that something is done to. */
export interface Target {
  code: string;
  /** `?.` where the date may be missing. */
  dot: '.' | '?.';
  /** `true` if nothing else references this date, so it may be mutated. */
  isFresh: boolean;
}

/** An operation written out. */
export interface Written {
  code: string;
  /** `true` if the code starts with the target and a dot, so that `?.` keeps working. */
  isMember: boolean;
}

/** Asks for something that the library's package exports; gives the name to call it by. */
export type Use = (name: string, isType?: boolean) => string;

/** A date library, as far as demos need it. */
export interface LibraryWriter {
  packageName: string;
  adapter: string;
  /** The type of a date. */
  type: (use: Use) => string;
  /** A date from an ISO string, or now. */
  create: (text: string | undefined, use: Use) => string;
  /** A date from a `Date` of the browser. */
  convert: (date: string, use: Use) => string;
  /** Fields that the library counts otherwise: what a number of Day.js is there, so that a comparison stays one. */
  counted?: Partial<Record<Field | 'day', {name: string; toOwn: (value: number) => number}>>;
  /** Undefined where the library has nothing of the kind. */
  write: (operation: Operation, target: Target, use: Use) => Written | undefined;
}

/** A number one greater or smaller, as a person would write it. */
export function shift(code: string, step: 1 | -1): string {
  return /^\d+$/.test(code) ? String(Number(code) + step) : `${code} ${step > 0 ? '+' : '-'} 1`;
}
