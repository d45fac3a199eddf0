import {
  defaultOf,
  type ControlValue,
  type ControlValues,
  type PropControl,
} from '../../../../site/playgrounds/shared';

const DATE_PATTERN = /^(19|20)\d\d-\d\d-\d\d$/;
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Parses text from an input or the URL as the value of a control. Returns `undefined` if the
 * control can't have this value.
 */
export function parseValue(control: PropControl, text: string): ControlValue | undefined {
  switch (control.type) {
    case 'switch':
      return {true: true, false: false}[text];
    case 'radio':
    case 'select':
      return control.options.find((option) => String(option) === text);
    case 'checks': {
      const selected = text.split(',');
      const validOptions = control.options.filter((option) => selected.includes(option));
      return validOptions.length > 0 && validOptions.length === selected.length
        ? validOptions.join()
        : undefined;
    }
    case 'number':
    case 'slider': {
      const {min = -Infinity, max = Infinity} = control;
      const value = text.trim() === '' ? NaN : Number(text);
      return Number.isFinite(value) && value >= min && value <= max ? value : undefined;
    }
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(text) ? text : undefined;
    case 'date': {
      const time = DATE_PATTERN.test(text) ? Date.parse(text) : NaN;
      // The parser accepts February 31.
      return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
        ? text
        : undefined;
    }
    case 'time':
      return TIME_PATTERN.test(text) ? text : undefined;
    case 'input':
      return text;
  }
}

/** Returns the controls with only the options that the values of other controls allow. */
export function limitOptions(
  controls: readonly PropControl[],
  values: ControlValues,
): PropControl[] {
  return controls.map((control) => {
    const allowedValues = control.within === undefined ? undefined : values[control.within];
    if (allowedValues === undefined || !('options' in control)) {
      return control;
    }
    const options = control.options.filter((one) =>
      String(allowedValues).split(',').includes(String(one)),
    );
    return {...control, options} as PropControl;
  });
}

/**
 * Reads the changed values from a query: `?layout=horizontal&borderRadius=8`. Ignores values that
 * the controls can't produce.
 */
export function readQuery(search: string, controls: readonly PropControl[]): ControlValues {
  const query = new URLSearchParams(search);
  const values: Record<string, ControlValue> = {};
  for (const control of controls) {
    const {prop, param = prop} = control;
    const text = query.get(param);
    const [limited] = limitOptions([control], values) as [PropControl];
    const value = text === null ? undefined : parseValue(limited, text);
    if (value !== undefined && value !== defaultOf(control)) {
      values[prop] = value;
    }
  }
  return values;
}

/** Returns the query with other values. Unrelated parameters are preserved. */
export function writeQuery(
  search: string,
  controls: readonly PropControl[],
  values: ControlValues,
): string {
  const query = new URLSearchParams(search);
  for (const control of controls) {
    const {prop, param = prop} = control;
    const value = values[prop];
    if (value === undefined || value === defaultOf(control)) {
      query.delete(param);
    } else {
      query.set(param, String(value));
    }
  }
  // Commas and slashes don't need escaping in a query, which keeps it short.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text === '' ? '' : `?${text}`;
}
