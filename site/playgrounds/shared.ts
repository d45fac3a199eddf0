/** A value of a control. */
export type ControlValue = string | number | boolean;

interface ControlBase {
  /** The prop that the control sets. */
  prop: string;
  /** The label of the control, if the prop's name isn't clear enough. */
  label?: string;
}

/**
 * A control of a playground. Without a default, the component's own applies until the user chooses
 * a value. Numbers are in px or in the prop's unit.
 */
export type PropControl =
  | (ControlBase & {type: 'switch'; default?: boolean})
  | (ControlBase & {type: 'slider'; min: number; max: number; step?: number; default: number})
  | (ControlBase & {type: 'number'; min?: number; max?: number; step?: number; default?: number})
  | (ControlBase & {
      type: 'radio' | 'select';
      options: readonly ControlValue[];
      default?: ControlValue;
    })
  | (ControlBase & {type: 'input' | 'color'; default?: string});

/** The changed values by prop. Other props have the defaults of their controls. */
export type ControlValues = Readonly<Record<string, ControlValue>>;

/** An attribute that the demo of a playground sets itself. */
export interface BaseAttribute {
  name: string;
  code: string;
}

/** The controls of a playground, and the source of its demo around the changed props. */
export interface PlaygroundData {
  component: string;
  controls: PropControl[];
  base: BaseAttribute[];
  /** The end of the component's element: `/>`, or its children and the closing tag. */
  end: string;
  /** The source before and after that element. */
  around: readonly [before: string, after: string];
}

/** Returns the initial value of a control. */
export function defaultOf(control: PropControl): ControlValue | undefined {
  return control.type === 'switch' ? (control.default ?? false) : control.default;
}
