import type {DemoLibrary} from '../demos/shared';

/** A value of a control. A list is a string with commas. */
export type ControlValue = string | number | boolean;

interface ControlBase {
  /** The prop that the control sets, or a part of one: `slotProps.toolbar.hidden`. */
  prop: string;
  /** The label of the control, if the prop's name isn't clear enough; see `findLabel`. */
  label?: string;
  /** Its name in the URL; the prop by default. */
  param?: string;
  /** The group in which it's shown; see `findLegend`. */
  group?: string;
  /**
   * Code of its value, if that isn't plain. A `$` is replaced with the option or the entered text.
   * Only at build time.
   */
  code?: string;
  /** Other props that aren't set if this one is. */
  omits?: readonly string[];
  /** The control with a list of the options that remain. */
  within?: string;
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
  | (ControlBase & {type: 'checks'; options: readonly string[]; default?: string})
  | (ControlBase & {type: 'input' | 'color' | 'date' | 'time'; default?: string});

/** The changed values by prop. Other props have the defaults of their controls. */
export type ControlValues = Readonly<Record<string, ControlValue>>;

/**
 * How a playground shows the parts whose class matches a pattern: with these values, and once these
 * events happen to the first element that a selector matches.
 */
export type PartState = readonly [
  classes: string,
  values: ControlValues,
  selector?: string,
  ...events: string[],
];

/** The event that asks a playground to show a part, or to return to its own state. */
export const SHOW_PART = 'show-part';

/** The detail of the event. A playground that handles it adds the rest, and prevents the default. */
export interface ShowPart {
  /** The class of the part. */
  className?: string;
  /** Selects the element that needs events to show the part. */
  selector?: string | undefined;
  events?: readonly string[];
}

/** An attribute that the demo of a playground sets itself. */
export interface BaseAttribute {
  name: string;
  code: string;
}

/** The source of a playground's demo around the changed props. */
export interface PlaygroundSource {
  base: BaseAttribute[];
  /** The end of the component's element: `/>`, or its children and the closing tag. */
  end: string;
  /** The source before and after that element. */
  around: readonly [before: string, after: string];
  /** The code of values by `prop=option`, or by the prop with `$` for the entered text. */
  codes: Readonly<Record<string, string>>;
}

/** The controls of a playground, and the source of its demo. */
export interface PlaygroundData extends PlaygroundSource {
  component: string;
  controls: PropControl[];
  parts?: readonly PartState[];
  /** The source in other date libraries than the first. */
  variants?: Partial<Record<DemoLibrary, PlaygroundSource>>;
}

/** Returns the initial value of a control. */
export function defaultOf(control: PropControl): ControlValue | undefined {
  return control.type === 'switch' ? (control.default ?? false) : control.default;
}

/**
 * Returns the source of a demo with imports of the components among `codes`, from the package of
 * the demo's own component.
 */
export function addImports(source: string, component: string, codes: readonly string[]): string {
  return source.replace(
    new RegExp(`import [^;]*from '(@mui/[\\w-]+)/${component}';\n`),
    (line, home: string) =>
      line +
      codes
        .filter((code) => /^[A-Z]\w+$/.test(code))
        .map((name) => `import {${name}} from '${home}/${name}';\n`)
        .join(''),
  );
}
