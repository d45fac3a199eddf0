import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
const initialItems = [
  {id: 'intro', label: 'Introduction'},
  {id: 'chapter', label: 'First chapter'},
  {id: 'notes', label: 'Notes'},
];

export default function SaveLabel() {
  const [items, setItems] = React.useState(initialItems);

  const saveLabel = (itemId: string, newLabel: string) =>
    setItems((current) =>
      current.map((item) => (item.id === itemId ? {...item, label: newLabel} : item)),
    );

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Chapters"
        items={items}
        isItemEditable
        onItemLabelChange={saveLabel}
      />
      <Typography variant="body2">
        In state: {items.map(({label}) => label).join(', ')}
      </Typography>
    </Stack>
  );
}
// #endregion
