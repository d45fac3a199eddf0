import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …

/** A server that takes half a second, and accepts a name once. */
async function saveLabel(label: string) {
  await new Promise((done) => {
    setTimeout(done, 500);
  });
  return label !== 'Star map';
}

export default function RevertLabel() {
  const apiRef = useTreeViewApiRef();
  const saved = React.useRef<Record<string, string>>({});
  const [message, setMessage] = React.useState('Rename "Dome" to "Star map"');

  const handleLabelChange = async (itemId: string, label: string) => {
    const before = saved.current[itemId] ?? apiRef.current!.getItem(itemId).label;
    if (label === before) {
      return; // Put back by the line below.
    }
    setMessage('Saving');
    if (await saveLabel(label)) {
      saved.current[itemId] = label;
      setMessage(`Saved as "${label}"`);
    } else {
      setMessage(`"${label}" is taken, "${before}" stays`);
      apiRef.current!.updateItemLabel(itemId, before);
    }
  };

  return (
    <Stack spacing={2}>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        isItemEditable
        onItemLabelChange={handleLabelChange}
        defaultExpandedItems={['logs']}
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
// #endregion
