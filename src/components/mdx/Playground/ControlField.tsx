import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactElement, type ReactNode} from 'react';
import type {ControlValue, PropControl} from '../../../../site/playgrounds/shared';
import {parseValue} from './query';
import {translateControlLabel} from './labels';
import styles from './PlaygroundPanel.module.css';

export interface ControlFieldProps {
  control: PropControl;
  /** `undefined` for the component's default. */
  value: ControlValue | undefined;
  onChange: (value: ControlValue | undefined) => void;
}

/** Renders a native control of the playground, for keyboard, screen reader, and RTL support. */
export function ControlField({control, value, onChange}: ControlFieldProps): ReactNode {
  const id = useId();
  // The text of a date that is still incomplete, so it isn't a value yet.
  const [draft, setDraft] = useState<string>();
  const label = control.label ? translateControlLabel(control.label) : <code>{control.prop}</code>;
  const renderRow = (input: ReactElement) => (
    <div className={styles.control}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {input}
    </div>
  );
  const renderOptions = <T extends ControlValue>(
    options: readonly T[],
    toInput: (option: T) => ReactElement,
    hasHint?: boolean,
  ) => (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={String(option)} className={styles.option}>
            {toInput(option)}
            <span>{String(option)}</span>
          </label>
        ))}
      </div>
      {hasHint && (
        <p className={styles.hint}>
          <Translate id="docs.pickerPlayground.lastView">Keep at least one view.</Translate>
        </p>
      )}
    </fieldset>
  );

  switch (control.type) {
    case 'switch':
      return renderRow(
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
      return renderRow(
        <input
          id={id}
          type="number"
          className={styles.field}
          min={control.min}
          max={control.max}
          step={control.step ?? 1}
          value={value === undefined ? '' : Number(value)}
          onChange={(event) =>
            onChange(event.target.value === '' ? undefined : event.target.valueAsNumber)
          }
        />,
      );
    case 'radio':
      return renderOptions(control.options, (option) => (
        <input
          type="radio"
          name={id}
          checked={option === value}
          onChange={() => onChange(option)}
        />
      ));
    case 'checks': {
      const checked = value === undefined ? [] : String(value).split(',');
      // A list with a default needs at least one option.
      const isLast = control.default !== undefined && checked.length === 1;
      return renderOptions(
        control.options,
        (option) => (
          <input
            type="checkbox"
            checked={checked.includes(option)}
            disabled={isLast && checked.includes(option)}
            onChange={(event) => {
              const next = control.options.filter((one) =>
                one === option ? event.target.checked : checked.includes(one),
              );
              onChange(next.join() || undefined);
            }}
          />
        ),
        isLast,
      );
    }
    case 'date':
    case 'time':
      return renderRow(
        <input
          id={id}
          type={control.type}
          className={styles.field}
          value={draft ?? String(value ?? '')}
          onChange={(event) => {
            setDraft(event.target.value);
            onChange(parseValue(control, event.target.value));
          }}
          onBlur={() => setDraft(undefined)}
        />,
      );
    case 'select':
      return renderRow(
        <select
          id={id}
          className={styles.field}
          value={control.options.findIndex((option) => option === value)}
          onChange={(event) => onChange(control.options[Number(event.target.value)])}
        >
          {control.default === undefined && (
            <option value={-1}>
              {translate({
                id: 'docs.playground.unset',
                message: 'default',
                description: 'An option of a control: the prop is left to the component',
              })}
            </option>
          )}
          {control.options.map((option, index) => (
            <option key={String(option)} value={index}>
              {String(option)}
            </option>
          ))}
        </select>,
      );
    case 'color':
      return renderRow(
        <input
          id={id}
          type="color"
          className={styles.color}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />,
      );
    case 'input':
      return renderRow(
        <input
          id={id}
          type="text"
          className={styles.field}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value || undefined)}
        />,
      );
  }
}
