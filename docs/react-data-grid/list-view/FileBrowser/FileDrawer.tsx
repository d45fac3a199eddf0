import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type {ProjectFile} from './files';

interface FileDrawerProps {
  file: ProjectFile;
  onClose: () => void;
  onSave: (file: ProjectFile) => void;
  onDelete: () => void;
}

/** Renames, describes, or deletes a file. Use the id of the file as the key. */
export default function FileDrawer({file, onClose, onSave, onDelete}: FileDrawerProps) {
  const [name, setName] = React.useState(file.name);
  const [note, setNote] = React.useState(file.note);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    onSave({...file, name, note});
  };

  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{paper: {'aria-label': `Details of ${file.name}`}}}
    >
      <Box component="form" onSubmit={handleSubmit} sx={{p: 2}}>
        <Typography variant="body2" color="text.secondary" sx={{mb: 2}}>
          {file.kind}, {file.size} KB, saved on {file.saved.toLocaleDateString('en-US')}
        </Typography>
        <Stack sx={{gap: 2}}>
          <TextField
            label="Name"
            required
            size="small"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Description"
            size="small"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Stack direction="row" sx={{gap: 1}}>
            <Button type="submit" variant="contained">
              Save
            </Button>
            <Button onClick={onDelete}>Delete</Button>
          </Stack>
        </Stack>
      </Box>
    </Drawer>
  );
}
