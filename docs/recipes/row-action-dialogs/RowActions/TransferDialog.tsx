import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type {EmployeeDialogProps} from './EditDialog';
import {FormDialog} from './FormDialog';

const OFFICES = ['New York', 'Austin', 'Chicago', 'San Francisco', 'Toronto', 'London'];

/** Moves an employee to another office. */
export function TransferDialog({employee, onSave, onClose}: EmployeeDialogProps) {
  const save = (values: FormData) =>
    onSave({...employee, office: String(values.get('office'))});

  return (
    <FormDialog title={`Transfer ${employee.name}`} onSubmit={save} onClose={onClose}>
      <FormControl>
        <FormLabel id="offices">Office</FormLabel>
        <RadioGroup
          name="office"
          aria-labelledby="offices"
          defaultValue={employee.office}
        >
          {OFFICES.map((office) => (
            <FormControlLabel
              key={office}
              value={office}
              label={office}
              control={<Radio size="small" />}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </FormDialog>
  );
}
