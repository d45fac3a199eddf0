import {useId, type ReactElement, type ReactNode} from 'react';
import {
  PLACEMENTS,
  type PropControl,
  type ControlValue,
  type Placement,
} from '../../../../site/mdx-components/shared';
import styles from './PropPlayground.module.css';

export interface ControlFieldProps {
  control: PropControl;
  value: ControlValue;
  onChange: (value: ControlValue) => void;
}

/** Returns the row and column of a placement on a grid of five by five. */
function cellOf(placement: Placement): string {
  const [side, end] = placement.split('-');
  const along = {start: 2, end: 4}[end ?? ''] ?? 3;
  return {
    top: `1 / ${along}`,
    right: `${along} / 5`,
    bottom: `5 / ${along}`,
    left: `${along} / 1`,
  }[side as 'top' | 'right' | 'bottom' | 'left'];
}

/** Renders a native control of the playground, for keyboard, screen reader, and RTL support. */
export function ControlField({control, value, onChange}: ControlFieldProps): ReactNode {
  const id = useId();
  const label = control.label ?? <code>{control.prop}</code>;
  const row = (input: ReactElement) => (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {input}
    </div>
  );

  switch (control.type) {
    case 'switch':
      return row(
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={value === true}
          aria-checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />,
      );
    case 'slider':
      return (
        <div className={styles.control}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <output htmlFor={id} className={styles.output}>
            {value}
          </output>
          <input
            id={id}
            type="range"
            className={styles.slider}
            min={control.min}
            max={control.max}
            step={control.step ?? 1}
            value={Number(value)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
        </div>
      );
    case 'number':
      return row(
        <input
          id={id}
          type="number"
          className={styles.field}
          min={control.min}
          max={control.max}
          step={control.step ?? 1}
          value={Number.isNaN(value) ? '' : Number(value)}
          // An empty field is `NaN`, so the component uses its default.
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />,
      );
    case 'radio':
      return (
        <fieldset className={styles.group}>
          <legend className={styles.label}>{label}</legend>
          <div className={styles.options}>
            {control.options.map((option) => (
              <label key={option} className={styles.option}>
                <input
                  type="radio"
                  name={id}
                  checked={option === value}
                  onChange={() => onChange(option)}
                />
                <span>{option}</span>
              </label>
            ))}
          </div>
        </fieldset>
      );
    case 'placement':
      return (
        <fieldset className={styles.group}>
          <legend className={styles.label}>{label}</legend>
          {/* Left and right are physical directions, regardless of the text direction. */}
          <div className={styles.compass} dir="ltr">
            {PLACEMENTS.map((placement) => (
              <input
                key={placement}
                type="radio"
                name={id}
                aria-label={placement}
                style={{gridArea: cellOf(placement)}}
                checked={placement === value}
                onChange={() => onChange(placement)}
              />
            ))}
            <output className={styles.output}>{value}</output>
          </div>
        </fieldset>
      );
    case 'select':
      return row(
        <select
          id={id}
          className={styles.field}
          value={control.options.findIndex((option) => option === value)}
          onChange={(event) =>
            onChange(control.options[Number(event.target.value)] ?? control.default)
          }
        >
          {control.options.map((option, index) => (
            <option key={option} value={index}>
              {option}
            </option>
          ))}
        </select>,
      );
    case 'color':
      return row(
        <input
          id={id}
          type="color"
          className={styles.color}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />,
      );
    case 'input':
      return row(
        <input
          id={id}
          type="text"
          className={styles.field}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />,
      );
  }
}
