import type {PropControl} from './shared';

type Controls = Readonly<Record<string, Partial<PropControl>>>;

const YES_NO = {type: 'select', options: [true, false]} as const;
const TIMES = ['hours', 'minutes', 'seconds'];
const DATE = {type: 'date', code: "dayjs('$')"} as const;
const TIME = {type: 'time', code: "dayjs('2025-06-14T$')"} as const;
const SIZE = {type: 'select', options: ['small', 'medium']} as const;
const VARIANTS = ['outlined', 'filled', 'standard'];

type Kind = 'date' | 'time' | 'date-time';

/** In Day.js tokens. */
const FORMATS: Record<Kind, string[]> = {
  date: ['DD/MM/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY', 'MMMM D, YYYY', 'ddd, MMM D'],
  time: ['HH:mm', 'hh:mm A', 'HH:mm:ss'],
  'date-time': ['DD/MM/YYYY HH:mm', 'YYYY-MM-DD HH:mm:ss', 'MMM D, YYYY hh:mm A'],
};

const SHORTCUTS: Record<Kind, [label: string, start: string, end: string][]> = {
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

/** Returns the code of a picker's shortcuts. */
function printShortcuts(kind: Kind, range: boolean): string {
  const items = SHORTCUTS[kind].map(([label, start, end]) => {
    const value = range ? `[dayjs('${start}'), dayjs('${end}')]` : `dayjs('${start}')`;
    return `{label: '${label}', getValue: () => ${value}}`;
  });
  return `[${items.join(', ')}]`;
}

/** Returns the controls of a component of the Date and Time Pickers by group. */
export function createPickerControls(component: string): Controls {
  const range = component.includes('Range');
  const kind = component.includes('DateTime')
    ? 'date-time'
    : /Time|Clock/.test(component)
      ? 'time'
      : 'date';
  const isField = component.endsWith('Field');
  const views = {
    date: ['year', 'month', 'day'],
    time: TIMES,
    'date-time': range ? ['day', ...TIMES] : ['year', 'month', 'day', ...TIMES],
  }[kind];
  const [family = ''] = /(Date|Time|DateTime)Range/.exec(component) ?? [];
  const groups: Record<string, Controls> = {
    views: {
      // The only view of these components can't be changed.
      ...(!/^(DateRangeCalendar|DigitalClock)$/.test(component) && {
        views: {
          type: 'checks',
          options: views,
          default: views.filter((view) => !/month|seconds/.test(view)).join(),
        },
        openTo: {
          type: 'select',
          options: views,
          default: kind === 'time' ? 'hours' : 'day',
          within: 'views',
        },
      }),
      orientation: {},
      displayStaticWrapperAs: {},
      ampm: {},
      ampmInClock: {},
    },
    value: {
      referenceDate: {
        type: 'switch',
        label: 'empty',
        param: 'empty',
        code: "dayjs('2025-06-14')",
        omits: ['defaultValue'],
      },
      disabled: {},
      readOnly: {},
      closeOnSelect: {},
    },
    field: {
      label: {type: 'input'},
      format: {type: 'select', options: FORMATS[kind], code: "'$'"},
      formatDensity: {},
      ...(isField
        ? {
            clearable: {},
            size: SIZE,
            variant: {type: 'radio', options: VARIANTS, default: 'outlined'},
            color: {
              type: 'select',
              options: ['primary', 'secondary', 'success', 'warning', 'error', 'info'],
              default: 'primary',
            },
          }
        : {
            'slotProps.field.clearable': {type: 'switch', param: 'clearable'},
            'slotProps.textField.size': {...SIZE, param: 'size'},
            'slotProps.textField.variant': {type: 'select', options: VARIANTS, param: 'variant'},
            ...(range
              ? {
                  'slots.field': {
                    type: 'switch',
                    label: 'twoInputs',
                    param: 'twoInputs',
                    code: `MultiInput${family}Field`,
                    // These fields have their own labels, and no clear button.
                    omits: ['label', 'slotProps.field.clearable'],
                  },
                }
              : {
                  'slotProps.field.openPickerButtonPosition': {
                    type: 'select',
                    options: ['start', 'end'],
                    param: 'openPickerButtonPosition',
                  },
                }),
          }),
      ...(component.startsWith('MultiInput') && {
        'slotProps.textField': {
          type: 'select',
          options: ["size: 'small'", "variant: 'filled'", "variant: 'standard'"],
          param: 'textField',
          code: "({position}) => ({label: position === 'start' ? 'Start' : 'End', $})",
        },
      }),
    },
    validation: {
      minDate: DATE,
      maxDate: DATE,
      shouldDisableDate: {
        type: 'switch',
        label: 'weekends',
        param: 'weekends',
        code: '(date) => date.day() === 0 || date.day() === 6',
      },
      minTime: TIME,
      maxTime: TIME,
      minutesStep: {type: 'select', options: [1, 5, 10, 15, 30]},
      disablePast: {},
      disableFuture: {},
    },
    days: {
      showDaysOutsideCurrentMonth: {},
      fixedWeekNumber: {type: 'select', options: [6]},
      displayWeekNumber: {},
      calendars: {},
      ...(!range && {'slotProps.day.disableMargin': {type: 'switch', param: 'disableMargin'}}),
      'slots.day': {
        type: 'select',
        options: [range ? 'DateRangePickerDay2' : 'PickerDay2'],
        param: 'day',
        code: '$',
      },
      monthsPerRow: {},
      yearsPerRow: {},
      yearsOrder: {},
      loading: {},
    },
    slots: {
      'slotProps.toolbar.hidden': {...YES_NO, param: 'toolbar'},
      'slotProps.tabs.hidden': {...YES_NO, param: 'tabs'},
      'slotProps.actionBar.actions': {
        type: 'checks',
        options: ['clear', 'today', 'cancel', 'accept'],
        param: 'actions',
      },
      'slotProps.shortcuts.items': {
        type: 'switch',
        param: 'shortcuts',
        code: printShortcuts(kind, range),
      },
    },
  };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, controls]) =>
      Object.entries(controls).map(([prop, control]) => [prop, {...control, group}]),
    ),
  );
}
