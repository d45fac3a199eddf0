import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import type {PlaygroundPicker} from '../../../../site/mdx-components/shared';
import {ControlField} from '../Playground/ControlField';
import {defaultViewsOf, readValue, type Control, type Values} from './controls';
import styles from './PickerPlayground.module.css';

interface ControlRowProps {
  control: Control;
  picker: PlaygroundPicker;
  values: Values;
  /** Called with `undefined` to use the component's default. */
  onChange: (value: string | undefined) => void;
}

/**
 * Returns the label of a control that sets several props, or a prop to a fixed value. Other
 * controls are labeled with their prop name.
 */
function labelOf(id: string): string | undefined {
  switch (id) {
    case 'empty':
      return translate({
        id: 'docs.pickerPlayground.empty',
        message: 'Start empty',
        description: 'A control: the component has no value at first',
      });
    case 'weekends':
      return translate({
        id: 'docs.pickerPlayground.weekends',
        message: 'Weekends disabled',
        description: 'A control: Saturdays and Sundays cannot be chosen',
      });
    case 'twoInputs':
      return translate({
        id: 'docs.pickerPlayground.twoInputs',
        message: 'Two inputs',
        description: 'A control: a range is entered in two inputs instead of one',
      });
    default:
      return undefined;
  }
}

/** Renders a native control with its label, for keyboard, screen reader, and RTL support. */
export function ControlRow({control, picker, values, onChange}: ControlRowProps): ReactNode {
  const inputId = useId();
  // Stores incomplete dates, which aren't values yet.
  const [typed, setTyped] = useState<string>();
  const {id, type} = control;
  const value = values[id];
  const prop = control.label ?? id;
  const text = labelOf(id);
  const label = text ?? <code>{prop}</code>;
  const options = control.options?.(picker) ?? [];

  switch (type) {
    case 'switch':
      return (
        <ControlField
          control={{prop, type, ...(text && {label: text})}}
          value={value === 'true'}
          onChange={(on) => onChange(on === true ? 'true' : undefined)}
        />
      );
    case 'select': {
      const views = values.views?.split(',') ?? defaultViewsOf(picker);
      const open = id === 'openTo' ? options.filter((view) => views.includes(view)) : options;
      return (
        <ControlField
          control={{prop, type, options: open}}
          value={open.find((option) => option === value)}
          onChange={(next) => onChange(next as string | undefined)}
        />
      );
    }
    case 'checks': {
      const checked = value?.split(',') ?? (id === 'views' ? defaultViewsOf(picker) : []);
      // A component needs at least one view. Without actions, it shows its default actions.
      const isLast = id === 'views' && checked.length === 1;
      return (
        <fieldset className={styles.checks}>
          <legend className={styles.checksLegend}>{label}</legend>
          <div className={styles.options}>
            {options.map((option) => (
              <label key={option} className={styles.option}>
                <input
                  type="checkbox"
                  checked={checked.includes(option)}
                  disabled={isLast && checked.includes(option)}
                  onChange={(event) => {
                    const next = options.filter((one) =>
                      one === option ? event.target.checked : checked.includes(one),
                    );
                    const isDefault =
                      next.length === 0 ||
                      (id === 'views' && next.join() === defaultViewsOf(picker).join());
                    onChange(isDefault ? undefined : next.join());
                  }}
                />
                <span>{option}</span>
              </label>
            ))}
          </div>
          {isLast && (
            <p className={styles.hint}>
              <Translate id="docs.pickerPlayground.lastView">Keep at least one view.</Translate>
            </p>
          )}
        </fieldset>
      );
    }
    case 'date':
    case 'time':
      return (
        <div className={styles.row}>
          <label htmlFor={inputId} className={styles.label}>
            {label}
          </label>
          <input
            id={inputId}
            type={type}
            className={styles.input}
            value={typed ?? value ?? ''}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(readValue(control, picker, event.target.value));
            }}
            onBlur={() => setTyped(undefined)}
          />
        </div>
      );
  }
}
