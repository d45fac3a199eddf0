/** The kinds of callouts that pages may use: `:::info`, `:::success`, `:::warning`, `:::error`. */
export const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;

/** A kind of callout. */
export type CalloutKind = (typeof CALLOUTS)[number];

/** A row of `<LocaleTable>`. */
export interface LocaleRow {
  /** The language, in the language of the page. */
  name: string;
  /** BCP 47 tag, such as `pt-BR`. */
  tag: string;
  /** The name to import, such as `ptBR`. */
  importName: string;
  /** The number of translated strings, and the total. */
  done: number;
  total: number;
  /** URL of the source file. */
  source: string;
}

/** A component in `<PickerChooser>`. */
export interface PickerChoice {
  name: string;
  /** The value that users enter. */
  value: 'date' | 'time' | 'date-time';
  /** `true` if they enter a start and an end. */
  range: boolean;
  /** `true` if it's in the Pro package. */
  pro?: boolean;
  /** The kind of input: a field with a popup, only a field, or an inline calendar or clock. */
  input: 'popup' | 'field' | 'page';
  /** The device that a popup is designed for. */
  device?: 'any' | 'desktop' | 'mobile';
  /** Paths of its guide and its API page. */
  guide: string;
  api: string;
  /** Its import, highlighted. */
  importHtml: string;
}

/** The props that `<PickerPlayground>` has a control for. */
export const PLAYGROUND_PROPS = [
  'ampm',
  'ampmInClock',
  'calendars',
  'clearable',
  'closeOnSelect',
  'displayStaticWrapperAs',
  'displayWeekNumber',
  'fixedWeekNumber',
  'format',
  'formatDensity',
  'label',
  'loading',
  'maxDate',
  'maxTime',
  'minDate',
  'minTime',
  'minutesStep',
  'monthsPerRow',
  'openTo',
  'orientation',
  'shouldDisableDate',
  'showDaysOutsideCurrentMonth',
  'size',
  'views',
  'yearsOrder',
  'yearsPerRow',
] as const;

/** The slots that it has a control for. */
export const PLAYGROUND_SLOTS = [
  'actionBar',
  'day',
  'field',
  'shortcuts',
  'tabs',
  'textField',
  'toolbar',
] as const;

/** A component in `<PickerPlayground>`, with the supported props and slots that it has. */
export interface PlaygroundPicker extends Omit<PickerChoice, 'importHtml'> {
  props: (typeof PLAYGROUND_PROPS)[number][];
  slots: (typeof PLAYGROUND_SLOTS)[number][];
}

/**
 * Returns the name of the components for a kind of value: `Date`, `TimeRange`. Their demo is
 * `TimeRangePlayground`.
 */
export function familyOf({value, range}: Pick<PickerChoice, 'value' | 'range'>): string {
  const name = {date: 'Date', time: 'Time', 'date-time': 'DateTime'}[value];
  return range ? `${name}Range` : name;
}
