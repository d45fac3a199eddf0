import {useId, type ReactNode} from 'react';
import Typography from '@mui/material/Typography';
import {Field} from './Field';

interface RangeFieldProps {
  label: string;
  /** In pixels. */
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** Renders a slider for a number of pixels. */
export function RangeField({label, value, min, max, onChange}: RangeFieldProps): ReactNode {
  const id = useId();
  return (
    <Field id={id} label={label} action={<Typography variant="body2">{`${value} px`}</Typography>}>
      <input
        type="range"
        aria-labelledby={id}
        aria-valuetext={`${value} px`}
        min={min}
        max={Math.max(max, value)}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        style={{inlineSize: '100%', margin: 0, accentColor: 'var(--muidocs-palette-primary-main)'}}
      />
    </Field>
  );
}
