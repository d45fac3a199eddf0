import type {ApiMember} from '@mui-x-docs/api-extractor/types';
import type {ControlValue, PropControl} from './shared';
import {findSettings} from './settings';

/**
 * Props that no playground offers: those that identify or place an element, hold its content or
 * controlled state, or have no visible effect.
 */
const HIDDEN = new RegExp(
  `^(${[
    'id|\\w+Id|key|name|ref|className|classes|sx|style|theme|children|nonce|desc|timezone|logLevel|signature',
    'value|open|view|focusedView|hasFocus|autoFocus|focused|selectedSections|areAllSectionsEmpty|rangePosition|pivotActive',
    'width|height|scrollbarSize|rowCount|estimatedRowCount|reduceAnimations|useFlexGap|disablePortal|keepMounted|transition',
    '(?:default|unstable_|experimental|aria-|on[A-Z]|get[A-Z]|\\w*[aA]iAssistant).*',
    '(?:sorting|filter|pagination)Mode|disable(?:Ignoring|Voronoi|Eval|DragEditing|AutoMonth)\\w*',
    '\\w+(?:BufferPx|Ms|MediaQuery|Delimiter|DOMStructure|MaxRadius|Threshold|SingleColumn)',
  ].join('|')})$`,
);

/** Returns a literal from source text, such as `'vertical'`, `true`, or `12px`. */
export function readLiteral(text: string | undefined): ControlValue | undefined {
  const [, string] =
    /^(?:'([^']*)'|"([^"]*)")$/.exec(text ?? '')?.filter((part) => part !== undefined) ?? [];
  if (string !== undefined) {
    return string;
  }
  const [, number] = /^(-?\d+(?:\.\d+)?)(?:px)?$/.exec(text ?? '') ?? [];
  return number === undefined ? {true: true, false: false}[text ?? ''] : Number(number);
}

/** Returns the members of a union. Those inside brackets belong to another type. */
function splitUnion(type: string): string[] {
  const flat = type.replaceAll('=>', '');
  const outer = flat.replaceAll(/<[^<>]*>|\([^()]*\)|\{[^{}]*\}/g, '');
  return outer === flat ? flat.split(' | ') : splitUnion(outer);
}

/** Returns the control for a row of the API reference; `undefined` if a control can't set it. */
function toControl({name, type, default: source}: ApiMember): PropControl | undefined {
  const value = readLiteral(source);
  const members = splitUnion(type);
  const options = members.map(readLiteral).filter((one) => one !== undefined);
  if (type === 'boolean') {
    // A default that depends on something is only left out, never `false`.
    return source === undefined || typeof value === 'boolean'
      ? {prop: name, type: 'switch', default: value === true}
      : {prop: name, type: 'select', options: [true, false]};
  }
  if (options.length > 0) {
    const isKnown = value !== undefined && options.includes(value);
    const isShort = isKnown && options.length <= 3;
    return options.length === 1 && (isKnown || members.length === 1)
      ? undefined
      : {prop: name, type: isShort ? 'radio' : 'select', options, ...(isKnown && {default: value})};
  }
  if (members.includes('number') && typeof value !== 'string') {
    return {prop: name, type: 'number', ...(typeof value === 'number' && {default: value})};
  }
  return members.includes('string') || (type === 'React.ReactNode' && name === 'label')
    ? {prop: name, type: 'input', ...(typeof value === 'string' && {default: value})}
    : undefined;
}

/**
 * Creates the controls of a component's playground from its props. The settings of the component
 * change them and come first; rows whose values aren't plain have none.
 *
 * @param base the plain values that the demo passes itself; `undefined` for values that aren't
 * @param slots the slots of the component, for controls of their props
 */
export function createControls(
  component: string,
  rows: readonly ApiMember[],
  base: Readonly<Record<string, ControlValue | undefined>> = {},
  slots: readonly string[] = [],
): PropControl[] {
  const {hide = [], controls = {}} = findSettings(component);
  const first = Object.keys(controls);
  // Some slots start with a capital letter in the types, but their props don't.
  const slotNames = slots.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  const ofSlots = first
    .filter((path) => slotNames.includes(path.split('.')[1] ?? ''))
    .map((name): ApiMember => ({name, type: ''}));
  const rankOf = ({name}: ApiMember) => (first.includes(name) ? first.indexOf(name) : first.length);
  return [...rows, ...ofSlots]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .flatMap((row) => {
      const {name, deprecated} = row;
      const isSet = first.includes(name);
      const isOffered =
        isSet || (deprecated === undefined && !HIDDEN.test(name) && !hide.includes(name));
      const control = isOffered ? toControl(row) : undefined;
      const fixed = Object.hasOwn(base, name);
      if ((!control && !(isSet && controls[name]?.type)) || (fixed && base[name] === undefined)) {
        return [];
      }
      const changed = {prop: name, ...control, ...controls[name]} as PropControl;
      return [fixed ? ({...changed, default: base[name]} as PropControl) : changed];
    });
}
