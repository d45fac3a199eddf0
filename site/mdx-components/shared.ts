/** The kinds of callout that pages may use: `:::info`, `:::success`, `:::warning`, `:::error`. */
export const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;

/** One kind of callout. */
export type CalloutKind = (typeof CALLOUTS)[number];

/** One row of `<LocaleTable>`. */
export interface LocaleRow {
  /** The language, in the language of the page. */
  name: string;
  /** BCP 47 tag, like `pt-BR`. */
  tag: string;
  /** The name to import, like `ptBR`. */
  importName: string;
  /** How many of the strings are translated, and of how many. */
  done: number;
  total: number;
  /** Address of the source file. */
  source: string;
}

interface ControlBase {
  /** The prop that the control turns. */
  prop: string;
  /** What the control is called, where the prop's own name does not do. */
  label?: string;
}

/** Where something may open beside something else, once around it from the upper left. */
export const PLACEMENTS = [
  'top-start',
  'top',
  'top-end',
  'right-start',
  'right',
  'right-end',
  'bottom-end',
  'bottom',
  'bottom-start',
  'left-end',
  'left',
  'left-start',
] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** A control of `<PropPlayground>` and the prop that it turns. Numbers in px or as the prop takes them. */
export type PropControl =
  | (ControlBase & {type: 'switch'; default?: boolean})
  | (ControlBase & {type: 'slider'; min: number; max: number; step?: number; default: number})
  | (ControlBase & {type: 'number'; min?: number; max?: number; step?: number; default: number})
  | (ControlBase & {
      type: 'radio' | 'select';
      options: Array<string | number>;
      default: string | number;
    })
  | (ControlBase & {type: 'color' | 'input'; default: string})
  | (ControlBase & {type: 'placement'; default: Placement});

/** What a control can be set to. */
export type ControlValue = string | number | boolean;

/** The value of a control that nobody has touched. */
export function defaultOf(control: PropControl): ControlValue {
  return control.type === 'switch' ? (control.default ?? false) : control.default;
}

/** A component that `<PickerChooser>` offers. */
export interface PickerChoice {
  name: string;
  /** What users enter. */
  value: 'date' | 'time' | 'date-time';
  /** Whether they enter a start and an end. */
  range: boolean;
  /** Whether its package is the one of the Pro plan. */
  pro?: boolean;
  /** Where they enter it: in a field with a popup, in a field alone, or in a calendar or clock that is always visible. */
  input: 'popup' | 'field' | 'page';
  /** For which device a popup is made. */
  device?: 'any' | 'desktop' | 'mobile';
  /** Addresses of its guide and of its API. */
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

/** A component that `<PickerPlayground>` offers, with those of the props and slots that it has. */
export interface PlaygroundPicker extends Omit<PickerChoice, 'importHtml'> {
  props: (typeof PLAYGROUND_PROPS)[number][];
  slots: (typeof PLAYGROUND_SLOTS)[number][];
}

/** What the components for a kind of value are called: `Date`, `TimeRange`; their demo is `TimeRangePlayground`. */
export function familyOf({value, range}: Pick<PickerChoice, 'value' | 'range'>): string {
  const name = {date: 'Date', time: 'Time', 'date-time': 'DateTime'}[value];
  return range ? `${name}Range` : name;
}
