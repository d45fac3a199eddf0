import {
  type ControlValue,
  type ControlValues,
  type PropControl,
} from '../../../../site/playgrounds/shared';

/** The changed props by path, such as `slotProps.toolbar.hidden`; `undefined` for those to omit. */
export type PlaygroundProps = Record<string, ControlValue | readonly string[] | undefined>;

/** Returns the props that the controls set. The controls come from `limitOptions`. */
export function createProps(
  controls: readonly PropControl[],
  values: ControlValues,
): PlaygroundProps {
  const props: PlaygroundProps = {};
  for (const control of controls) {
    const {prop, type, within = ''} = control;
    // The default may not be among the options anymore.
    const isDefaultUnavailable =
      type === 'select' && within in values && !control.options.includes(control.default ?? '');
    const value = values[prop] ?? (isDefaultUnavailable ? control.options[0] : undefined);
    if (value !== undefined) {
      props[prop] = type === 'checks' ? String(value).split(',') : value;
    }
  }
  for (const {prop, omits = []} of controls) {
    if (prop in values) {
      omits.forEach((other) => (props[other] = undefined));
    }
  }
  return props;
}

/** An object with the paths of `createProps` as nested properties. */
export interface NestedProps<T> {
  [name: string]: T | NestedProps<T>;
}

export function nestProps<T>(
  entries: readonly (readonly [path: string, value: T])[],
): NestedProps<T> {
  const root: NestedProps<T> = {};
  const addTo = (target: NestedProps<T>, [name = '', ...rest]: string[], value: T): void => {
    if (rest.length === 0) {
      target[name] = value;
    } else {
      addTo((target[name] ??= {}), rest, value);
    }
  };
  entries.forEach(([path, value]) => addTo(root, path.split('.'), value));
  return root;
}
