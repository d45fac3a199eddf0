import type {PlaygroundPicker} from '../../../../site/mdx-components/shared';
import {CONTROLS, readValue, type Values} from './controls';

/** The query parameter with the component's name. */
const COMPONENT = 'component';

/** The user's selection. */
export interface PlaygroundState {
  picker: PlaygroundPicker;
  values: Values;
}

/** Returns the controls of a component. */
export const controlsOf = (picker: PlaygroundPicker) => CONTROLS.filter(({isFor}) => isFor(picker));

/** Returns the values that a component has a control for. */
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
 * Reads the state from a query: `?component=TimeClock&ampm=false`. Ignores values that the controls
 * can't produce, whether they're invalid or belong to another component.
 */
export function readAddress(search: string, pickers: readonly PlaygroundPicker[]): PlaygroundState {
  const query = new URLSearchParams(search);
  const name = query.get(COMPONENT);
  const picker = pickers.find((one) => one.name === (name ?? pickers[0]!.name));
  if (!picker) {
    return {picker: pickers[0]!, values: {}};
  }
  const texts = Object.fromEntries(
    CONTROLS.flatMap(({id}) => {
      const text = query.get(id);
      return text === null ? [] : [[id, text]];
    }),
  );
  return {picker, values: valuesFor(picker, texts)};
}

/** Returns the query with a different state. Unrelated parameters are preserved. */
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
  // Commas and slashes don't need escaping in a query, which keeps it short.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}
