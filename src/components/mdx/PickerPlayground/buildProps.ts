import type {DateLibrary} from '../../../../site/demos/shared';
import type {PlaygroundPicker} from '../../../../site/mdx-components/shared';
import {defaultViewsOf, type Values} from './controls';
import {date, withoutUnset, type PropData} from './propData';

const LABELS = {date: 'Booking date', time: 'Booking time', 'date-time': 'Booking'};

/** Empty components open at this date; values are in the same summer. */
const REFERENCE_DATE = date('2025-06-14');
const VALUES: Record<PlaygroundPicker['value'], [start: string, end: string]> = {
  date: ['2025-06-17', '2025-06-20'],
  time: ['2025-06-17T10:30', '2025-06-17T15:45'],
  'date-time': ['2025-06-17T10:30', '2025-06-20T15:45'],
};

const SHORTCUTS: Record<
  PlaygroundPicker['value'],
  readonly [label: string, start: string, end: string][]
> = {
  date: [
    ['This weekend', '2025-06-20', '2025-06-22'],
    ['Last week of June', '2025-06-23', '2025-06-29'],
  ],
  time: [
    ['Morning shift', '2025-06-17T06:00', '2025-06-17T14:00'],
    ['Late shift', '2025-06-17T14:00', '2025-06-17T22:00'],
  ],
  'date-time': [
    ['This weekend', '2025-06-20T16:00', '2025-06-22T11:00'],
    ['Last week of June', '2025-06-23T09:00', '2025-06-29T18:00'],
  ],
};

/** Converts a format from Day.js and Moment tokens to the Unicode tokens of date-fns and Luxon. */
function translateFormat(format: string, library: DateLibrary): string {
  if (library === 'dayjs' || library === 'moment') {
    return format;
  }
  return format
    .replace('ddd', 'EEE')
    .replace('YYYY', 'yyyy')
    .replace(/D+/, (days) => days.toLowerCase())
    .replace('A', 'a');
}

const toBoolean = (text: string | undefined) => (text === undefined ? undefined : text === 'true');
const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const toList = (text: string | undefined) => text?.split(',');

/**
 * Returns the multi-input field of a range picker: `MultiInputDateRangeField` for
 * `MobileDateRangePicker`.
 */
function multiInputOf(name: string): string {
  return `MultiInput${name.replace(/^(Desktop|Mobile)/, '').replace(/Picker$/, '')}Field`;
}

/** Returns the props that the controls specify, in the order in which they're printed. */
export function buildProps(
  picker: PlaygroundPicker,
  values: Values,
  library: DateLibrary,
): Record<string, PropData> {
  const {value, range, input} = picker;
  const [start, end] = VALUES[value];
  const isMultiInput = input === 'field' && range && !picker.props.includes('clearable');
  const textField = withoutUnset({size: values.size, variant: values.variant});
  const hasTwoInputs = values.twoInputs === 'true';
  const fieldProps = {
    // Multi-input fields don't have a clear button.
    clearable: !hasTwoInputs ? toBoolean(values.clearable) : undefined,
    openPickerButtonPosition: values.openPickerButtonPosition,
  };
  const isInSlots = input !== 'field';
  const views = toList(values.views);
  // The default view may not be among the selected views.
  const [defaultOpenTo] = defaultViewsOf(picker).filter((view) => view !== 'year');
  const chosen = views ?? defaultViewsOf(picker);
  const openTo = chosen.find((view) => view === values.openTo);
  const isLost = defaultOpenTo !== undefined && !chosen.includes(defaultOpenTo);
  const at = (text: string) => date(`2025-06-14T${text}`);

  return (
    withoutUnset({
      // Multi-input fields have their own labels.
      label: picker.props.includes('label') && !hasTwoInputs ? LABELS[value] : undefined,
      ...(values.empty === 'true'
        ? {referenceDate: REFERENCE_DATE}
        : {defaultValue: range ? [date(start), date(end)] : date(start)}),
      views,
      openTo: openTo ?? (isLost ? chosen[0] : undefined),
      orientation: values.orientation,
      displayStaticWrapperAs: values.displayStaticWrapperAs,
      ampm: toBoolean(values.ampm),
      ampmInClock: toBoolean(values.ampmInClock),
      disabled: toBoolean(values.disabled),
      readOnly: toBoolean(values.readOnly),
      closeOnSelect: toBoolean(values.closeOnSelect),
      format: values.format === undefined ? undefined : translateFormat(values.format, library),
      formatDensity: values.formatDensity,
      minDate: values.minDate === undefined ? undefined : date(values.minDate),
      maxDate: values.maxDate === undefined ? undefined : date(values.maxDate),
      shouldDisableDate: values.weekends === undefined ? undefined : {$isWeekend: true},
      minTime: values.minTime === undefined ? undefined : at(values.minTime),
      maxTime: values.maxTime === undefined ? undefined : at(values.maxTime),
      minutesStep: toNumber(values.minutesStep),
      showDaysOutsideCurrentMonth: toBoolean(values.showDaysOutsideCurrentMonth),
      fixedWeekNumber: toNumber(values.fixedWeekNumber),
      displayWeekNumber: toBoolean(values.displayWeekNumber),
      calendars: toNumber(values.calendars),
      monthsPerRow: toNumber(values.monthsPerRow),
      yearsPerRow: toNumber(values.yearsPerRow),
      yearsOrder: values.yearsOrder,
      loading: toBoolean(values.loading),
      ...(!isInSlots && !isMultiInput && {...textField, clearable: toBoolean(values.clearable)}),
      slots: withoutUnset({
        field: hasTwoInputs ? {$component: multiInputOf(picker.name)} : undefined,
        day: values.day === undefined ? undefined : {$component: values.day},
      }),
      slotProps: withoutUnset({
        ...(isInSlots && {field: withoutUnset(fieldProps), textField}),
        ...(isMultiInput && {textField: {$labels: ['From', 'Until'], ...textField}}),
        toolbar: withoutUnset({hidden: toBoolean(values.toolbar)}),
        tabs: withoutUnset({hidden: toBoolean(values.tabs)}),
        actionBar: withoutUnset({actions: toList(values.actions)}),
        day: withoutUnset({disableMargin: toBoolean(values.disableMargin)}),
        shortcuts:
          values.shortcuts === undefined
            ? undefined
            : {
                items: SHORTCUTS[value].map(([label, first, last]) => ({
                  label,
                  getValue: {$returns: range ? [date(first), date(last)] : date(first)},
                })),
              },
      }),
    }) ?? {}
  );
}
