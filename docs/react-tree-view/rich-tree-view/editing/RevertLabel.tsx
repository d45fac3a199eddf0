import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

/** Simulates a server that responds after half a second and rejects a name that exists. */
async function saveLabel(label: string): Promise<boolean> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return label !== 'Gift cards';
}

export default function RevertLabel() {
  const apiRef = useTreeViewApiRef();
  const saved = React.useRef<Record<string, string>>({});
  const [message, setMessage] = React.useState('Rename "Desks" to "Gift cards"');

  // #region preview
  // saved.current: {desks: 'Standing desks'}, the labels that the server has accepted
  // const [message, setMessage] = React.useState('');
  // saveLabel(label) sends the label to the server and resolves to `true` or `false`
  const handleLabelChange = async (itemId: string, label: string) => {
    const previous = saved.current[itemId] ?? apiRef.current!.getItem(itemId).label;
    if (label === previous) {
      return; // also when `updateItemLabel()` restores the label
    }
    setMessage('Saving');
    if (await saveLabel(label)) {
      saved.current[itemId] = label;
      setMessage(`Saved "${label}"`);
    } else {
      apiRef.current!.updateItemLabel(itemId, previous);
      setMessage(`"${label}" already exists. Restored "${previous}".`);
    }
  };
  // <RichTreeView apiRef={apiRef} isItemEditable onItemLabelChange={handleLabelChange} … />
  // #endregion

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
        isItemEditable
        onItemLabelChange={handleLabelChange}
        defaultExpandedItems={['furniture']}
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
