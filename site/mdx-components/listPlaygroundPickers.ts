import path from 'node:path';
import {readApiEntry} from '../api/readApi';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import {createError} from '../problems/problemStore';
import {listPickers} from './listPickers';
import {
  PLAYGROUND_PROPS,
  PLAYGROUND_SLOTS,
  type PickerChoice,
  type PlaygroundPicker,
} from './shared';

/**
 * The parts of the date calendar that can be used separately. The component chooser doesn't list
 * them.
 */
const PARTS: Omit<PickerChoice, 'importHtml'>[] = ['MonthCalendar', 'YearCalendar'].map((name) => ({
  name,
  value: 'date',
  range: false,
  input: 'page',
  guide: '/x/react-date-pickers/date-calendar/',
  api: `/x/api/date-pickers/${toKebabCase(name)}/`,
}));

/** Some slots start with a capital letter in the types, but their props don't. */
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * Lists the components of the Date and Time Pickers with the props and slots that the playground
 * has controls for, from the files that the API reference has written.
 *
 * @param folder the folder of the page; determines the version of the packages and API reference
 * @throws BuildProblemError without a location for a component without an API page, or a prop or
 * slot that none of them has
 */
export function listPlaygroundPickers(folder: string): PlaygroundPicker[] {
  const apiDir = path.join(folder, '../../api');
  const pickers = [...listPickers(folder), ...PARTS].map(
    ({name, value, range, pro, input, device, guide, api}) => {
      const entry = readApiEntry(apiDir, 'date-pickers', name);
      if (entry?.kind !== 'component') {
        throw createError(`Missing "${name}" in the API reference.`);
      }
      const props = new Set(entry.props.map((prop) => prop.name));
      const slots = new Set(entry.slots.map((slot) => lowerFirst(slot.name)));
      return {
        name,
        value,
        range,
        ...(pro && {pro}),
        input,
        ...(device && {device}),
        guide,
        api,
        props: PLAYGROUND_PROPS.filter((prop) => props.has(prop)),
        slots: PLAYGROUND_SLOTS.filter((slot) => slots.has(slot)),
      };
    },
  );
  const unknown = [
    ...PLAYGROUND_PROPS.filter((prop) => !pickers.some(({props}) => props.includes(prop))),
    ...PLAYGROUND_SLOTS.filter((slot) => !pickers.some(({slots}) => slots.includes(slot))),
  ];
  if (unknown.length > 0) {
    throw createError(`No component has a prop or slot for the controls ${unknown.join(', ')}.`);
  }
  return pickers;
}
