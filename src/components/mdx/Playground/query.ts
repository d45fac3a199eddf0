import {
  defaultOf,
  type ControlValue,
  type ControlValues,
  type PropControl,
} from '../../../../site/playgrounds/shared';

/** Returns the value of a control for a text in the URL; `undefined` if it can't have this value. */
function readValue(control: PropControl, text: string): ControlValue | undefined {
  switch (control.type) {
    case 'switch':
      return {true: true, false: false}[text];
    case 'radio':
    case 'select':
      return control.options.find((option) => String(option) === text);
    case 'number':
    case 'slider': {
      const {min = -Infinity, max = Infinity} = control;
      const value = text.trim() === '' ? NaN : Number(text);
      return Number.isFinite(value) && value >= min && value <= max ? value : undefined;
    }
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(text) ? text : undefined;
    case 'input':
      return text;
  }
}

/**
 * Reads the changed values from a query: `?layout=horizontal&borderRadius=8`. Ignores values that
 * the controls can't produce.
 */
export function readQuery(search: string, controls: readonly PropControl[]): ControlValues {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    controls.flatMap((control) => {
      const text = query.get(control.prop);
      const value = text === null ? undefined : readValue(control, text);
      return value === undefined || value === defaultOf(control) ? [] : [[control.prop, value]];
    }),
  );
}

/** Returns the query with other values. Unrelated parameters are preserved. */
export function writeQuery(
  search: string,
  controls: readonly PropControl[],
  values: ControlValues,
): string {
  const query = new URLSearchParams(search);
  for (const control of controls) {
    const value = values[control.prop];
    if (value === undefined || value === defaultOf(control)) {
      query.delete(control.prop);
    } else {
      query.set(control.prop, String(value));
    }
  }
  // Commas and slashes don't need escaping in a query, which keeps it short.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}
