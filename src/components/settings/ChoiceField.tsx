import {useId, type ReactNode} from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {Field} from './Field';

interface Choice<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** The setting's name in analytics, if the values alone don't identify it. */
  action?: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

/**
 * Renders a setting with a few values, exactly one of which is selected. Pressing the selected
 * value has no effect.
 */
export function ChoiceField<Value extends string>({
  label,
  action,
  value,
  choices,
  onChange,
}: ChoiceFieldProps<Value>): ReactNode {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={id}
        value={value}
        onChange={(_event, next: Value | null) => {
          if (next !== null) {
            onChange(next);
          }
        }}
      >
        {choices.map((choice) => (
          <ToggleButton
            key={choice.value}
            value={choice.value}
            data-ga-event-category="settings"
            data-ga-event-action={action ?? choice.value}
            data-ga-event-label={action && choice.value}
          >
            {choice.icon}
            <span>{choice.label}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Field>
  );
}
