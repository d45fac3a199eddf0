import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {useSavedViews} from './useSavedViews';
import type {View} from './view';

interface SavedViewsProps {
  getView: () => View;
  onSelect: (view: View) => void;
}

/** A form that saves the view, and a chip for each saved view. */
export function SavedViews({getView, onSelect}: SavedViewsProps) {
  const [views, saveViews] = useSavedViews();
  const [name, setName] = React.useState('');
  const [problem, setProblem] = React.useState('');

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const isSaved = saveViews({...views, [name]: getView()});
    setProblem(isSaved ? '' : 'Couldn’t save the view in this browser.');
    setName('');
  };

  const remove = (removed: string) =>
    saveViews(
      Object.fromEntries(Object.entries(views).filter(([key]) => key !== removed)),
    );

  return (
    <Stack direction="row" sx={{flexWrap: 'wrap', alignItems: 'center', gap: 1}}>
      <Stack component="form" onSubmit={save} direction="row" spacing={1}>
        <TextField
          label="Name of the view"
          value={name}
          onChange={(event) => setName(event.target.value)}
          size="small"
          required
        />
        <Button type="submit">Save</Button>
      </Stack>
      {Object.entries(views).map(([key, view]) => (
        <Chip
          key={key}
          label={key}
          onClick={() => onSelect(view)}
          onDelete={() => remove(key)}
        />
      ))}
      <span role="status">{problem}</span>
    </Stack>
  );
}
