import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import {highlightLines} from '../code/highlightCode';
import {createError} from '../problems/problemStore';
import type {PickerChoice, PlaygroundChoice} from './shared';

const VALUES = {date: 'Date', time: 'Time', 'date-time': 'DateTime'} as const;

/** Lists the components for one value in display order, with the guide of each. */
function listFor(value: keyof typeof VALUES, range: boolean): Omit<PickerChoice, 'importHtml'>[] {
  const name = `${VALUES[value]}${range ? 'Range' : ''}`;
  const guide = (part: string) => `/x/react-date-pickers/${toKebabCase(name)}-${part}/`;
  const base = {value, range, ...(range && {pro: true})};
  const component = (
    componentName: string,
    input: PickerChoice['input'],
    guidePart: string,
    device?: PickerChoice['device'],
  ) => ({
    ...base,
    name: componentName,
    input,
    ...(device && {device}),
    guide: guide(guidePart),
    api: `/x/api/date-pickers/${toKebabCase(componentName)}/`,
  });
  const inPage: Record<string, [name: string, part: string][]> = {
    Date: [
      ['DateCalendar', 'calendar'],
      ['StaticDatePicker', 'picker'],
    ],
    DateRange: [
      ['DateRangeCalendar', 'calendar'],
      ['StaticDateRangePicker', 'picker'],
    ],
    Time: [
      ['TimeClock', 'clock'],
      ['StaticTimePicker', 'picker'],
    ],
    DateTime: [['StaticDateTimePicker', 'picker']],
  };
  const digital = {...base, input: 'page' as const, guide: '/x/react-date-pickers/digital-clock/'};
  return [
    component(`${name}Picker`, 'popup', 'picker', 'any'),
    component(`Desktop${name}Picker`, 'popup', 'picker', 'desktop'),
    component(`Mobile${name}Picker`, 'popup', 'picker', 'mobile'),
    ...(range
      ? [
          component(`SingleInput${name}Field`, 'field', 'field'),
          component(`MultiInput${name}Field`, 'field', 'field'),
        ]
      : [component(`${name}Field`, 'field', 'field')]),
    ...(inPage[name] ?? []).map(([each, part]) => component(each, 'page', part)),
    ...(name === 'Time'
      ? ['DigitalClock', 'MultiSectionDigitalClock'].map((each) => ({
          ...digital,
          name: each,
          api: `/x/api/date-pickers/${toKebabCase(each)}/`,
        }))
      : []),
  ];
}

/**
 * Lists the components of the Date and Time Pickers by value and kind of input, each with its
 * import.
 *
 * @param folder the folder of the page; determines the version of the packages
 * @throws BuildProblemError without a location for a component that the installed package doesn't
 * have
 */
export function listPickers(folder: string): PickerChoice[] {
  const {resolve} = createRequire(path.join(folder, 'index.js'));
  const values = Object.keys(VALUES) as (keyof typeof VALUES)[];
  return values
    .flatMap((value) => [...listFor(value, false), ...listFor(value, true)])
    .map((choice) => {
      const home = `@mui/x-date-pickers${choice.pro ? '-pro' : ''}`;
      const from = `${home}/${choice.name}`;
      if (!fs.existsSync(path.join(path.dirname(resolve(`${home}/package.json`)), choice.name))) {
        throw createError(`${home} has no component "${choice.name}".`);
      }
      const [importHtml = ''] = highlightLines(`import {${choice.name}} from '${from}';`, 'tsx');
      return {...choice, importHtml};
    });
}

/** Lists the components of `<PickerPlayground>`: those pickers, and the parts of the date calendar. */
export function listPlaygroundChoices(folder: string): PlaygroundChoice[] {
  const parts = ['MonthCalendar', 'YearCalendar'].map((name) => ({
    name,
    family: VALUES.date,
    guide: '/x/react-date-pickers/date-calendar/',
    api: `/x/api/date-pickers/${toKebabCase(name)}/`,
  }));
  const pickers = listPickers(folder).map(({name, value, range, pro, guide, api}) => {
    const family = `${VALUES[value]}${range ? 'Range' : ''}`;
    return {name, family, ...(pro && {pro}), guide, api};
  });
  const isFirst = ({family}: PlaygroundChoice) => family === VALUES.date;
  return [...pickers.filter(isFirst), ...parts, ...pickers.filter((one) => !isFirst(one))];
}
