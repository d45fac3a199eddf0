import TextField from '@mui/material/TextField';
import type {Employee} from '../../../data/employees';
import {FormDialog} from './FormDialog';

export interface EmployeeDialogProps {
  employee: Employee;
  onSave: (changed: Employee) => void;
  onClose: () => void;
}

/** Edits the name and the job title of an employee. */
export function EditDialog({employee, onSave, onClose}: EmployeeDialogProps) {
  const save = (values: FormData) =>
    onSave({
      ...employee,
      name: String(values.get('name')),
      jobTitle: String(values.get('jobTitle')),
    });

  return (
    <FormDialog title={`Edit ${employee.name}`} onSubmit={save} onClose={onClose}>
      <TextField
        name="name"
        label="Name"
        defaultValue={employee.name}
        required
        fullWidth
        margin="dense"
      />
      <TextField
        name="jobTitle"
        label="Job title"
        defaultValue={employee.jobTitle}
        required
        fullWidth
        margin="dense"
      />
    </FormDialog>
  );
}
