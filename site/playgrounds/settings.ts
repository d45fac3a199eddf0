import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {createPickerControls} from './pickerSettings';
import type {PartState, PropControl} from './shared';

/** Differences between a playground and the API reference; see `settings.yaml`. */
interface Settings {
  hide?: readonly string[];
  controls?: Readonly<Record<string, Partial<PropControl>>>;
  parts?: readonly PartState[];
}

const OPEN = ['button[aria-label^="Choose"]', 'click'] as const;
const PICKER_PARTS: Settings['parts'] = [
  ['actionBar', {'slotProps.actionBar.actions': 'clear,today'}, ...OPEN],
  ['shortcuts', {'slotProps.shortcuts.items': true}, ...OPEN],
  ['Toolbar', {'slotProps.toolbar.hidden': false}, ...OPEN],
  // Several months of a range have another header.
  ['CalendarHeader', {calendars: 1}, ...OPEN],
  ['MonthCalendar', {views: 'year,month,day', openTo: 'month'}, ...OPEN],
  ['YearCalendar', {openTo: 'year'}, ...OPEN],
  ['', {}, ...OPEN],
];

/** The settings by component. */
const SETTINGS = load(fs.readFileSync(path.join(__dirname, 'settings.yaml'), 'utf8')) as Readonly<
  Record<string, Settings | undefined>
>;

/** The charts of the Community plan have no toolbar by default. */
const TOOLBAR: Settings['controls'] = {
  showToolbar: {},
  'slots.toolbar': {type: 'switch', code: 'Toolbar'},
};

/** Returns the settings of a component. */
export function findSettings(component: string): Settings {
  if (/Picker|Field$|Calendar$|Clock$/.test(component)) {
    return {
      hide: ['clearButtonPosition', 'openPickerButtonPosition'],
      controls: createPickerControls(component),
      parts: PICKER_PARTS,
    };
  }
  const settings = SETTINGS[component.replace(/(?<=Chart|View|Grid)(Pro|Premium)$/, '')] ?? {};
  return /^(Bar|Line|Pie|Scatter)Chart$/.test(component)
    ? {...settings, controls: {...settings.controls, ...TOOLBAR}}
    : settings;
}
