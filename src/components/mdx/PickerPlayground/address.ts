import type {PlaygroundPicker} from '../../../../site/mdx-components/shared';
import {CONTROLS, readValue, type Values} from './controls';

/** The name of the component in the address. */
const COMPONENT = 'component';

/** What the reader has chosen. */
export interface PlaygroundState {
  picker: PlaygroundPicker;
  values: Values;
}

/** The controls of a component. */
export const controlsOf = (picker: PlaygroundPicker) => CONTROLS.filter(({isFor}) => isFor(picker));

/** The values that a component has a control for. */
export function valuesFor(picker: PlaygroundPicker, values: Values): Values {
  return Object.fromEntries(
    controlsOf(picker).flatMap((control) => {
      const text = Object.hasOwn(values, control.id) ? values[control.id] : undefined;
      const value = text === undefined ? undefined : readValue(control, picker, text);
      return value === undefined ? [] : [[control.id, value]];
    }),
  );
}

/**
 * The state in the query of an address: `?component=TimeClock&ampm=false`. What nobody could have chosen is passed over, be it
 * damaged or for
 * another component.
 */
export function readAddress(search: string, pickers: readonly PlaygroundPicker[]): PlaygroundState {
  const query = new URLSearchParams(search);
  const name = query.get(COMPONENT);
  const picker = pickers.find((one) => one.name === (name ?? pickers[0]!.name));
  if (!picker) {
    return {picker: pickers[0]!, values: {}};
  }
  const given = Object.fromEntries(
    CONTROLS.flatMap(({id}) => {
      const text = query.get(id);
      return text === null ? [] : [[id, text]];
    }),
  );
  return {picker, values: valuesFor(picker, given)};
}

/** The query of an address with another state, and whatever else it had. */
export function writeAddress(
  search: string,
  {picker, values}: PlaygroundState,
  pickers: readonly PlaygroundPicker[],
): string {
  const query = new URLSearchParams(search);
  [COMPONENT, ...CONTROLS.map(({id}) => id)].forEach((id) => query.delete(id));
  const set = Object.entries(valuesFor(picker, values));
  if (picker !== pickers[0] || set.length > 0) {
    query.set(COMPONENT, picker.name);
  }
  set.forEach(([id, value]) => query.set(id, value));
  // Commas and slashes need no escape in a query, and make it longer.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}
