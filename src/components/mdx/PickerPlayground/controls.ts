import type {PlaygroundPicker} from '../../../../site/mdx-components/shared';

/** The control values by id. Missing values use the component's defaults. */
export type Values = Readonly<Record<string, string>>;

/** The groups of controls, in page order. */
export const GROUPS = ['views', 'value', 'field', 'validation', 'days', 'slots'] as const;
export type Group = (typeof GROUPS)[number];

/** A control. Its values are strings, as in the URL. */
export interface Control {
  /** Its name in the URL. */
  id: string;
  /**
   * The prop that it sets, if it differs from the id. Controls that don't match a single prop have
   * a translated label.
   */
  label?: string;
  group: Group;
  /** `checks` is a comma-separated list of options. */
  type: 'switch' | 'select' | 'checks' | 'date' | 'time';
  /** Only for `select` and `checks`. */
  options?: (picker: PlaygroundPicker) => readonly string[];
  /** Returns whether a component has this control. */
  isFor: (picker: PlaygroundPicker) => boolean;
}

const YES_NO = () => ['true', 'false'];
const hasProp = (prop: PlaygroundPicker['props'][number]) => (picker: PlaygroundPicker) =>
  picker.props.includes(prop);
const hasSlot = (slot: PlaygroundPicker['slots'][number]) => (picker: PlaygroundPicker) =>
  picker.slots.includes(slot);
const isTextField = (picker: PlaygroundPicker) =>
  hasProp('size')(picker) || hasSlot('textField')(picker);

/** Creates a control for the prop of the same name, for components that have the prop. */
const ofProp = (
  group: Group,
  prop: PlaygroundPicker['props'][number],
  rest: Pick<Control, 'type' | 'options'>,
): Control => ({id: prop, group, ...rest, isFor: hasProp(prop)});

/** Components with a single view offer no choice, although they accept the prop. */
const ONE_VIEW = ['DateRangeCalendar', 'DigitalClock'];

/** Returns the views that a component supports, in display order. */
export function viewsOf({name, value, range}: PlaygroundPicker): readonly string[] {
  const times = ['hours', 'minutes', 'seconds'];
  if (ONE_VIEW.includes(name)) {
    return [];
  }
  return {
    date: ['year', 'month', 'day'],
    time: times,
    'date-time': range ? ['day', ...times] : ['year', 'month', 'day', ...times],
  }[value];
}

/** Returns the default views of a component. */
export function defaultViewsOf(picker: PlaygroundPicker): readonly string[] {
  return viewsOf(picker).filter((view) => view !== 'month' && view !== 'seconds');
}

const hasViews = (picker: PlaygroundPicker) =>
  hasProp('views')(picker) && viewsOf(picker).length > 0;

/** The available formats, in Day.js tokens. */
export const FORMATS = {
  date: ['DD/MM/YYYY', 'YYYY-MM-DD', 'MMMM D, YYYY', 'ddd, MMM D'],
  time: ['HH:mm', 'hh:mm A', 'HH:mm:ss'],
  'date-time': ['DD/MM/YYYY HH:mm', 'YYYY-MM-DD HH:mm:ss', 'MMM D, YYYY hh:mm A'],
} as const;

/** All controls, in page order. */
export const CONTROLS: readonly Control[] = [
  {id: 'views', group: 'views', type: 'checks', options: viewsOf, isFor: hasViews},
  {id: 'openTo', group: 'views', type: 'select', options: viewsOf, isFor: hasViews},
  ofProp('views', 'orientation', {type: 'select', options: () => ['portrait', 'landscape']}),
  ofProp('views', 'displayStaticWrapperAs', {
    type: 'select',
    options: () => ['mobile', 'desktop'],
  }),
  ofProp('views', 'ampm', {type: 'select', options: YES_NO}),
  ofProp('views', 'ampmInClock', {type: 'select', options: YES_NO}),
  {id: 'empty', group: 'value', type: 'switch', isFor: () => true},
  {id: 'disabled', group: 'value', type: 'switch', isFor: () => true},
  {id: 'readOnly', group: 'value', type: 'switch', isFor: () => true},
  ofProp('value', 'closeOnSelect', {type: 'select', options: YES_NO}),
  ofProp('field', 'format', {type: 'select', options: ({value}) => FORMATS[value]}),
  ofProp('field', 'formatDensity', {type: 'select', options: () => ['dense', 'spacious']}),
  {
    id: 'clearable',
    group: 'field',
    type: 'switch',
    isFor: (picker) => hasProp('clearable')(picker) || hasSlot('field')(picker),
  },
  {
    id: 'size',
    group: 'field',
    type: 'select',
    options: () => ['small', 'medium'],
    isFor: isTextField,
  },
  {
    id: 'variant',
    group: 'field',
    type: 'select',
    options: () => ['outlined', 'filled', 'standard'],
    isFor: isTextField,
  },
  {
    id: 'twoInputs',
    group: 'field',
    type: 'switch',
    isFor: (picker) => picker.range && hasSlot('field')(picker),
  },
  {
    id: 'openPickerButtonPosition',
    label: 'slotProps.field.openPickerButtonPosition',
    group: 'field',
    type: 'select',
    options: () => ['start', 'end'],
    isFor: (picker) => !picker.range && hasSlot('field')(picker),
  },
  ofProp('validation', 'minDate', {type: 'date'}),
  ofProp('validation', 'maxDate', {type: 'date'}),
  {
    id: 'weekends',
    group: 'validation',
    type: 'switch',
    isFor: hasProp('shouldDisableDate'),
  },
  ofProp('validation', 'minTime', {type: 'time'}),
  ofProp('validation', 'maxTime', {type: 'time'}),
  ofProp('validation', 'minutesStep', {type: 'select', options: () => ['10', '15', '30']}),
  ofProp('days', 'showDaysOutsideCurrentMonth', {type: 'switch'}),
  ofProp('days', 'fixedWeekNumber', {type: 'select', options: () => ['6']}),
  ofProp('days', 'displayWeekNumber', {type: 'switch'}),
  ofProp('days', 'calendars', {type: 'select', options: () => ['1', '2', '3']}),
  {
    id: 'disableMargin',
    label: 'slotProps.day.disableMargin',
    group: 'days',
    type: 'switch',
    isFor: (picker) => !picker.range && hasSlot('day')(picker),
  },
  {
    id: 'day',
    label: 'slots.day',
    group: 'days',
    type: 'select',
    options: ({range}) => [range ? 'DateRangePickerDay2' : 'PickerDay2'],
    isFor: hasSlot('day'),
  },
  ofProp('days', 'monthsPerRow', {type: 'select', options: () => ['3', '4']}),
  ofProp('days', 'yearsPerRow', {type: 'select', options: () => ['3', '4']}),
  ofProp('days', 'yearsOrder', {type: 'select', options: () => ['asc', 'desc']}),
  ofProp('days', 'loading', {type: 'switch'}),
  {
    id: 'toolbar',
    label: 'slotProps.toolbar.hidden',
    group: 'slots',
    type: 'select',
    options: YES_NO,
    isFor: hasSlot('toolbar'),
  },
  {
    id: 'tabs',
    label: 'slotProps.tabs.hidden',
    group: 'slots',
    type: 'select',
    options: YES_NO,
    isFor: hasSlot('tabs'),
  },
  {
    id: 'actions',
    label: 'slotProps.actionBar.actions',
    group: 'slots',
    type: 'checks',
    options: () => ['clear', 'today', 'cancel', 'accept'],
    isFor: hasSlot('actionBar'),
  },
  {
    id: 'shortcuts',
    label: 'slotProps.shortcuts.items',
    group: 'slots',
    type: 'switch',
    isFor: hasSlot('shortcuts'),
  },
];

const isDate = (text: string) =>
  /^(19|20)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Returns the canonical value of a control for the provided text, or `undefined` if it's invalid.
 */
export function readValue(
  {type, options}: Control,
  picker: PlaygroundPicker,
  text: string,
): string | undefined {
  switch (type) {
    case 'switch':
      return text === 'true' ? text : undefined;
    case 'select':
      return options?.(picker).includes(text) ? text : undefined;
    case 'checks': {
      const chosen = text.split(',');
      const known = options?.(picker).filter((option) => chosen.includes(option)) ?? [];
      return known.length > 0 && known.length === chosen.length ? known.join() : undefined;
    }
    case 'date':
      return isDate(text) ? text : undefined;
    case 'time':
      return isTime(text) ? text : undefined;
  }
}
