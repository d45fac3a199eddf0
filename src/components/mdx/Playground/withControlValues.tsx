import {useMemo, type ComponentType, type ReactNode} from 'react';
import type {ControlValue} from '../../../../site/playgrounds/shared';
import {nestProps, type PlaygroundProps} from './playgroundProps';

/** The props that a component reads only when it mounts. */
const MOUNT_ONLY_PROPS = /^(defaultValue|referenceDate|views|openTo|format|slots)\b/;

/**
 * Wraps the demo of a playground, so it receives the values of its controls as props.
 *
 * @param factories functions that create the values only code can express; see `readSource`
 */
export function withControlValues(
  Demo: ComponentType<Record<string, unknown>>,
  factories: Readonly<Record<string, (text: unknown) => unknown>>,
): ComponentType<PlaygroundProps> {
  return function WithValues(values: PlaygroundProps): ReactNode {
    const key = JSON.stringify(Object.entries(values));
    const props = useMemo(
      () =>
        nestProps(
          (JSON.parse(key) as [string, ControlValue | string[] | null][]).map(([prop, value]) => [
            prop,
            // JSON has `null` for props that aren't set.
            value === null
              ? undefined
              : (factories[`${prop}=${String(value)}`] ?? factories[prop] ?? ((plain) => plain))(
                  value,
                ),
          ]),
        ),
      [key],
    );
    const initial = Object.entries(values).filter(([prop]) => MOUNT_ONLY_PROPS.test(prop));
    return <Demo key={JSON.stringify(initial)} {...props} />;
  };
}
