import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

// Items: {id: 'logs', label: 'Logbooks', children: [{id: 'dome', label: 'Dome'}, …]}, …
export default function ApiSelection() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button
        onClick={(event) => apiRef.current!.setItemSelection({event, itemId: 'moon'})}
      >
        Toggle the moon
      </Button>
      <Button
        onClick={(event) =>
          apiRef.current!.setItemSelection({
            event,
            itemId: 'sun',
            shouldBeSelected: true,
          })
        }
      >
        Select the sunspots
      </Button>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        defaultExpandedItems={['plates']}
      />
    </div>
  );
}
// #endregion
