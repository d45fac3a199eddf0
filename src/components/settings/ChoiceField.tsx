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
  /** What analytics calls the setting, where the values alone do not tell which one it is. */
  action?: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

/** A setting with a few values, one of which always holds: pressing the one that holds does nothing. */
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
